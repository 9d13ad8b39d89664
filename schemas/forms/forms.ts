import { buyerRegistrationFields } from './buyer-registration';
import type { FormField } from './form-field';
import { inquiryFields } from './inquiry';
import { sellerRegistrationFields } from './seller-registration';
import { eventSeatFields, guideFields, newsletterFields, smsFields } from './short-forms';
import { valuationMailFields } from './valuation-mail';
import { valuationStartFields } from './valuation-start';

/** Every form that visitors can send: its fields, by the names that they are sent under. */
export const forms = {
  inquiry: inquiryFields,
  'valuation-mail': valuationMailFields,
  'seller-registration': sellerRegistrationFields,
  'valuation-start': valuationStartFields,
  'buyer-registration': buyerRegistrationFields,
  newsletter: newsletterFields,
  guide: guideFields,
  'event-seat': eventSeatFields,
  sms: smsFields,
} as const satisfies Record<string, Record<string, FormField>>;
export type FormName = keyof typeof forms;

export const isForm = (name: string): name is FormName => Object.hasOwn(forms, name);

/** The fields of a form as a list of any: `undefined` for a name that is none of its. */
export const fieldsOf = (form: FormName): Readonly<Record<string, FormField | undefined>> => forms[form];

/** What becomes of a form beside that it is kept. */
export type FormFacts = {
  /** Somebody is to answer: it is mailed to whoever gets it, and stands as new. */
  asksAnswer: boolean;
  /** What it is about, where the form alone says so (spec section 5, "Contact reasons"). */
  reason?: 'buying' | 'selling';
  /** One for each e-mail address. */
  isOncePerEmail?: true;
};

export const formFacts: Readonly<Record<FormName, FormFacts>> = {
  inquiry: { asksAnswer: true },
  'valuation-mail': { asksAnswer: true },
  'seller-registration': { asksAnswer: true, reason: 'selling' },
  'valuation-start': { asksAnswer: true, reason: 'selling' },
  'buyer-registration': { asksAnswer: true, reason: 'buying', isOncePerEmail: true },
  newsletter: { asksAnswer: false },
  guide: { asksAnswer: true },
  'event-seat': { asksAnswer: true },
  sms: { asksAnswer: false },
};
