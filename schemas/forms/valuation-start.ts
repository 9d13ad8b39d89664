import { addressField, agreementField, emailField, textFormField } from './form-fields';

/**
 * Spec section 5: a valuation starts with a full name, an e-mail address and a postal or digital address.
 */
export const valuationStartFields = {
  full_name: textFormField(120, 'name'),
  email: emailField,
  postal_code: addressField,
  privacy: agreementField,
} as const;
