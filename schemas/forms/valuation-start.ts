import { addressField, agreementField, emailField, lineOf } from './form-fields';

/** Spec section 5: a valuation begins with a full name, an e-mail address and a postal or digital address. */
export const valuationStartFields = {
  full_name: lineOf(120, 'name'),
  email: emailField,
  postal_code: addressField,
  privacy: agreementField,
} as const;
