import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { networkStaffAccess } from '../../platform/access/allow';
import { coordinateFields } from '../fields/coordinate-fields';
import { textListField } from '../fields/text-list-field';

/** A name without letters would match every text with punctuation. */
const requireTwoLetters: TextFieldSingleValidation = (value, options) =>
  value && (value.match(/\p{L}/gu) ?? []).length < 2
    ? 'Write a name with at least two letters.'
    : text(value, options);

/** Places that the gazetteer of the country lacks. Searches, the office finder and lead routing know them at once. */
export const places: CollectionConfig = {
  slug: 'places',
  disableDuplicate: true,
  admin: { useAsTitle: 'name', group: 'Network', defaultColumns: ['name', 'town', 'region'] },
  access: networkStaffAccess,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      validate: requireTwoLetters,
    },
    textListField({ name: 'other_names', maxRows: 20, maxLength: 80 }),
    {
      name: 'town',
      type: 'text',
      maxLength: 80,
      admin: { description: 'The town of a quarter, such as Kumasi. Leave it empty for a town.' },
    },
    { name: 'region', type: 'relationship', relationTo: 'regions', required: true },
    ...coordinateFields(),
  ],
};
