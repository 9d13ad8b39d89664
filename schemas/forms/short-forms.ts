import {
  agreementField,
  emailField,
  optionalField,
  pageField,
  phoneCountryField,
  phoneField,
  requiredPhoneField,
  textFormField,
} from './form-fields';

/** The newsletter; needs its own consent. */
export const newsletterFields = {
  email: emailField,
  newsletter: agreementField,
  privacy: { ...agreementField, consentTo: 'newsletter' },
} as const;

/** A guide; the mail contains the link. */
export const guideFields = {
  full_name: textFormField(120, 'name'),
  email: emailField,
  guide: pageField,
  privacy: agreementField,
} as const;

/** A seat at an event; `sitting` is one of the sessions that its page lists, if there are several. */
export const eventSeatFields = {
  full_name: textFormField(120, 'name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone: phoneField,
  sitting: optionalField(textFormField(120)),
  privacy: agreementField,
} as const;

/** Consent to text messages only. */
export const smsFields = {
  full_name: textFormField(120, 'name'),
  phone_country: phoneCountryField,
  phone: requiredPhoneField,
  sms: agreementField,
  privacy: { ...agreementField, consentTo: 'messages' },
} as const;
