import {
  agreementField,
  choiceFormField,
  emailField,
  multilineFormField,
  offerField,
  optionalField,
  phoneCountryField,
  requiredPhoneField,
  textFormField,
} from './form-fields';
import { contactTimes } from './inquiry';

/** The registration of an owner who considers selling: the trade, the town, and when to call. */
export const sellerRegistrationFields = {
  first_name: textFormField(60, 'given-name'),
  last_name: textFormField(60, 'family-name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone: requiredPhoneField,
  trade: textFormField(120),
  town: textFormField(120, 'address-level2'),
  reach_when: choiceFormField(contactTimes, 'any'),
  message: optionalField(multilineFormField(4000)),
  privacy: agreementField,
  sms: offerField,
} as const;
