import {
  agreementField,
  choiceOf,
  emailField,
  lineOf,
  linesOf,
  offerField,
  phoneCountryField,
  phoneField,
  recordField,
} from './form-fields';

/** Spec section 5, "Contact reasons". */
export const inquiryReasons = ['buying', 'selling', 'franchising', 'other'] as const;
export const reachWays = ['email', 'phone', 'whatsapp'] as const;
export const reachTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

/** What somebody asks the network, an office or an agent, perhaps about a listing. */
export const inquiryFields = {
  reason: choiceOf(inquiryReasons),
  full_name: lineOf(120, 'name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone: phoneField,
  reach_by: choiceOf(reachWays, 'email'),
  reach_when: choiceOf(reachTimes, 'any'),
  message: linesOf(4000),
  listing: recordField,
  privacy: agreementField,
  sms: offerField,
} as const;
