import {
  agreementField,
  emailField,
  newPasswordField,
  offerField,
  phoneCountryField,
  phoneDialCodeField,
  recordField,
  requiredPhoneField,
  textFormField,
} from './form-fields';

/** Spec section 3, "Buyer registration form". */
export const buyerRegistrationFields = {
  first_name: textFormField(60, 'given-name'),
  last_name: textFormField(60, 'family-name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone_number: requiredPhoneField,
  phone_dial_code: phoneDialCodeField,
  password: newPasswordField,
  password_confirmation: newPasswordField,
  /** The listing that the visitor wanted to save when the form was opened. */
  save_listing: recordField,
  privacy: agreementField,
  sms: offerField,
} as const;
