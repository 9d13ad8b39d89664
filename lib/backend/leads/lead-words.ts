import { localeNames } from '@/lib/i18n/locales';
import type { FormName } from '@/schemas/forms/forms';
import { locales } from '@/schemas/locale';

/** What the CMS calls the forms that visitors send. */
const formNames: Readonly<Record<FormName, string>> = {
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
export const leadForms: readonly [string, string][] = Object.entries(formNames);

/** And what they ask (spec section 5). */
export const leadReasons = [
  ['buying', 'Buying a business'],
  ['selling', 'Selling a business'],
  ['franchising', 'Franchising a business'],
  ['other', 'Other'],
] as const;

export const leadLanguages = locales.map((one) => [one, localeNames[one]] as const);

/** The reason by its name, when it is one. */
export const reasonOf = (value: unknown) => leadReasons.find(([reason]) => reason === value)?.[0];
