import { createTranslator } from 'next-intl';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import type { CountryCode } from './countries';
import { en } from './messages/en';
import { sayAsInGhana } from './messages/ghana';
import type { Messages } from './messages/messages';

/** Languages with words of their own; the others have English for now. */
const wordings: Partial<Record<Locale, Messages>> = {};
const overrides: Partial<Record<CountryCode, (messages: Messages) => Messages>> = { GH: sayAsInGhana };

/** The words of one locale, as the country says them. */
export function messagesOf(locale: Locale, country: CountryCode = activeCountry): Messages {
  const messages = wordings[locale] ?? en;
  return overrides[country]?.(messages) ?? messages;
}

/** @example createTranslate('en-GH')('office.officeCount', { count: 3 }) // "3 offices" */
export function createTranslate(locale: Locale, country: CountryCode = activeCountry) {
  return createTranslator<Messages>({ locale, messages: messagesOf(locale, country) });
}
export type Translate = ReturnType<typeof createTranslate>;
