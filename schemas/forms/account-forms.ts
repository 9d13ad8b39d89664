import { buyerRegistrationFields } from './buyer-registration';
import type { FormField } from './form-field';
import {
  agreementField,
  currentPasswordField,
  emailField,
  newPasswordField,
  optionalField,
  recordField,
  textFormField,
  tokenField,
} from './form-fields';

const { first_name, last_name, phone_country, phone_number, phone_dial_code } = buyerRegistrationFields;
const newPassword = { password: newPasswordField, password_confirmation: newPasswordField };

/**
 * The forms of a buyer's account. `save_listing` is the listing that the visitor wanted to save when the form was
 * opened.
 */
export const accountForms = {
  'sign-in': { email: emailField, password: currentPasswordField, save_listing: recordField },
  /** Requests a link that signs in once. */
  'sign-in-link': { email: emailField, save_listing: recordField },
  'forgot-password': { email: emailField },
  'reset-password': { token: tokenField, ...newPassword },
  /** The remaining forms need a session. */
  'buyer-profile': {
    ...{ first_name, last_name, phone_country, phone_number, phone_dial_code },
    address_1: optionalField(textFormField(120, 'address-line1')),
    locality: optionalField(textFormField(80, 'address-level2')),
    state: optionalField(textFormField(80, 'address-level1')),
    postal_code: optionalField(textFormField(20, 'postal-code')),
  },
  'change-password': { current_password: currentPasswordField, ...newPassword },
  'change-email': { email: emailField, current_password: currentPasswordField },
  'delete-account': { current_password: currentPasswordField, confirmed: agreementField },
} as const satisfies Record<string, Record<string, FormField>>;
