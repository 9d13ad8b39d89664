import {
  addressField,
  agreementField,
  alternativeField,
  choiceFormField,
  emailField,
  optionalField,
  phoneCountryField,
  requiredPhoneField,
  textFormField,
} from './form-fields';

export const answerMethods = ['either', 'phone', 'whatsapp', 'sms', 'email'] as const;

/**
 * A valuation starts with a trade, a town, a name and a way to answer. The postal or digital address of spec
 * section 5 is optional, because the town is enough to find the office.
 */
export const valuationStartFields = {
  trade: textFormField(120),
  town: textFormField(120, 'address-level2'),
  postal_code: optionalField(addressField),
  full_name: textFormField(120, 'name'),
  phone_country: phoneCountryField,
  phone: alternativeField(requiredPhoneField),
  email: alternativeField(emailField),
  reach_by: choiceFormField(answerMethods, 'either'),
  privacy: agreementField,
} as const;
