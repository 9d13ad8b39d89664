import {
  agreementField,
  emailField,
  lineOf,
  neededPhoneField,
  optionally,
  pageField,
  phoneCountryField,
  phoneField,
} from './form-fields';

/** What the network writes now and then; agreed to by itself. */
export const newsletterFields = {
  email: emailField,
  newsletter: agreementField,
  privacy: agreementField,
} as const;

/** A guide, of which the mail carries the link. */
export const guideFields = {
  full_name: lineOf(120, 'name'),
  email: emailField,
  guide: pageField,
  privacy: agreementField,
} as const;

/** A seat at an event; `sitting` is one of those that its page names, where there are several. */
export const eventSeatFields = {
  full_name: lineOf(120, 'name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone: phoneField,
  sitting: optionally(lineOf(120)),
  privacy: agreementField,
} as const;

/** Text messages, and nothing else. */
export const smsFields = {
  full_name: lineOf(120, 'name'),
  phone_country: phoneCountryField,
  phone: neededPhoneField,
  sms: agreementField,
  privacy: agreementField,
} as const;
