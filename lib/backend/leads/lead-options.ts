import { localeNames } from '@/lib/i18n/locales';
import type { LeadFormName } from '@/schemas/forms/forms';
import { locales } from '@/schemas/locale';

/** Labels of the forms in the CMS. */
const formLabels: Readonly<Record<LeadFormName, string>> = {
  inquiry: 'Inquiry',
  'valuation-mail': 'Valuation by mail',
  'seller-registration': 'Seller registration',
  'valuation-start': 'Valuation',
  'buyer-registration': 'Buyer registration',
  newsletter: 'Newsletter',
  guide: 'Guide',
  'event-seat': 'Seat at an event',
  sms: 'Text messages',
};
export const leadFormOptions: readonly [string, string][] = Object.entries(formLabels);

/** Reasons of an inquiry (spec section 5). */
export const leadReasons = [
  ['buying', 'Buying a business'],
  ['selling', 'Selling a business'],
  ['franchising', 'Franchising a business'],
  ['other', 'Other'],
] as const;

export const leadLanguages = locales.map((locale) => [locale, localeNames[locale]] as const);

/** The value when it is a known reason. */
export const parseLeadReason = (value: unknown) => leadReasons.find(([reason]) => reason === value)?.[0];
