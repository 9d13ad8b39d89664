import type { Field } from 'payload';
import { phoneField } from './phone-field';
import { pictureField } from './picture-field';

/** Fields determined by the franchise agreement: licence, buyer routing and the owner. */
export const officeLicenceFields: Field[] = [
  { name: 'broker_lic', type: 'text', maxLength: 80 },
  { name: 'broker_of_record', type: 'text', maxLength: 120 },
  { name: 'location_id', type: 'text', unique: true, maxLength: 40 },
  { name: 'buyers_route', type: 'text', maxLength: 120 },
  { name: 'owner_id', type: 'text', maxLength: 40 },
  {
    name: 'owner',
    type: 'group',
    fields: [
      { name: 'name', type: 'text', maxLength: 120 },
      { name: 'email', type: 'email' },
      { name: 'slug', type: 'text', maxLength: 96 },
      phoneField('phone'),
      pictureField('image'),
    ],
  },
];
