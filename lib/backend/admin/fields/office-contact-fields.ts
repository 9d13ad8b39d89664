import type { Field } from 'payload';
import { cleanEmailValue } from './clean-email';
import { phoneField } from './phone-field';
import { profileField } from './web-address-field';

/**
 * The contact details of an office: phone numbers (selected by the rules of spec section 9), email and
 * social links.
 */
export const officeContactFields: Field[] = [
  { name: 'public_email', type: 'email', hooks: { beforeValidate: [cleanEmailValue] } },
  phoneField('main_telephone'),
  {
    name: 'phone_extension',
    type: 'text',
    validate: (value: string | null | undefined) =>
      !value || /^\d{1,8}$/.test(value) || 'An extension has up to eight digits',
  },
  phoneField('organic_number'),
  {
    ...phoneField('paid_number'),
    admin: { components: { afterInput: ['/admin/forms/after-input#VisiblePhoneHint'] } },
  },
  phoneField('whats_app_number'),
  {
    name: 'telephone_url_triggers',
    type: 'array',
    maxRows: 20,
    admin: { description: 'The number shown when the query parameter has this value' },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      { name: 'value', type: 'text', required: true, maxLength: 200 },
      phoneField('number', { required: true }),
    ],
  },
  profileField('google', 'google'),
  profileField('twitter', 'twitter'),
  profileField('facebook', 'facebook'),
  profileField('linkedin', 'linkedin'),
  profileField('instagram', 'instagram'),
  profileField('google_review_url', 'google', 'Google review address'),
  profileField('facebook_review_link', 'facebook'),
  { name: 'google_place_id', type: 'text', maxLength: 200 },
];
