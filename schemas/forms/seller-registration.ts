import {
  agreementField,
  choiceOf,
  emailField,
  lineOf,
  linesOf,
  neededPhoneField,
  offerField,
  optionally,
  phoneCountryField,
} from './form-fields';
import { reachTimes } from './inquiry';

/** An owner who thinks of selling: the trade, the town, and when to call. */
export const sellerRegistrationFields = {
  first_name: lineOf(60, 'given-name'),
  last_name: lineOf(60, 'family-name'),
  email: emailField,
  phone_country: phoneCountryField,
  phone: neededPhoneField,
  trade: lineOf(120),
  town: lineOf(120, 'address-level2'),
  reach_when: choiceOf(reachTimes, 'any'),
  message: optionally(linesOf(4000)),
  privacy: agreementField,
  sms: offerField,
} as const;
