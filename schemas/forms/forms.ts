import { accountForms } from './account-forms';
import { buyerRegistrationFields } from './buyer-registration';
import type { FormField } from './form-field';
import { inquiryFields } from './inquiry';
import { sellerRegistrationFields } from './seller-registration';
import { eventSeatFields, guideFields, newsletterFields, smsFields } from './short-forms';
import { valuationMailFields } from './valuation-mail';
import { valuationStartFields } from './valuation-start';

/** The forms that store a lead, with their fields by name. */
export const leadForms = {
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
export type LeadFormName = keyof typeof leadForms;
export type AccountFormName = keyof typeof accountForms;

/** All public forms with their fields by name. */
export const forms = { ...leadForms, ...accountForms };
export type FormName = LeadFormName | AccountFormName;

export const isForm = (name: string): name is FormName => Object.hasOwn(forms, name);
export const isLeadForm = (name: string): name is LeadFormName => Object.hasOwn(leadForms, name);

/** The fields of a form by any name: `undefined` for unknown names. */
export const formFieldsOf = (form: FormName): Readonly<Record<string, FormField | undefined>> => forms[form];

/** What happens with a lead in addition to storing it. */
export type FormTraits = {
  /** It needs a reply: it is mailed to the recipients and its status is new. */
  needsReply: boolean;
  /** The contact reason, if the form implies one (spec section 5, "Contact reasons"). */
  reason?: 'buying' | 'selling';
};

export const formTraits: Readonly<Record<LeadFormName, FormTraits>> = {
  inquiry: { needsReply: true },
  'valuation-mail': { needsReply: true },
  'seller-registration': { needsReply: true, reason: 'selling' },
  'valuation-start': { needsReply: true, reason: 'selling' },
  'buyer-registration': { needsReply: true, reason: 'buying' },
  newsletter: { needsReply: false },
  guide: { needsReply: true },
  'event-seat': { needsReply: true },
  sms: { needsReply: false },
};
