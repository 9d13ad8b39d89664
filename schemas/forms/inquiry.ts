import {
  agreementField,
  choiceFormField,
  emailField,
  multilineFormField,
  offerField,
  optionalField,
  phoneCountryField,
  phoneField,
  recordField,
  textFormField,
} from './form-fields';

/** Spec section 5, "Contact reasons". */
export const inquiryReasons = ['buying', 'selling', 'franchising', 'other'] as const;
export const contactMethods = ['email', 'phone', 'whatsapp'] as const;
export const contactTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

/** An inquiry to the network, an office or an agent, possibly about a listing. */
export const inquiryFields = {
  reason: choiceFormField(inquiryReasons),
  full_name: textFormField(120, 'name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone: phoneField,
  town: optionalField(textFormField(120, 'address-level2')),
  reach_by: choiceFormField(contactMethods, 'email'),
  reach_when: choiceFormField(contactTimes, 'any'),
  message: multilineFormField(4000),
  listing: recordField,
  privacy: agreementField,
  sms: offerField,
} as const;
