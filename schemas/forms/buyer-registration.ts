import {
  agreementField,
  emailField,
  lineOf,
  neededPhoneField,
  offerField,
  phoneCountryField,
  phoneDialCodeField,
} from './form-fields';

/** Spec section 3, "Buyer registration form". */
export const buyerRegistrationFields = {
  first_name: lineOf(60, 'given-name'),
  last_name: lineOf(60, 'family-name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone_number: neededPhoneField,
  phone_dial_code: phoneDialCodeField,
  privacy: agreementField,
  sms: offerField,
} as const;
