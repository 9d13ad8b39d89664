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

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The name of every message, as `office.days.monday`. */
export type MessageKey = KeyOf<Messages>;

/** A wrong name is answered with a sentence; the names themselves would fill a screen. */
type Known<Key extends string> = Key extends MessageKey
  ? Key
  : `There is no message "${Key}": see lib/i18n/messages/en.ts`;

/** The words of a message in one language, with values put in. */
export type Translate = <Key extends string>(key: Known<Key>, values?: Values) => string;
type Values = Record<string, string | number | Date>;

/** @example createTranslate('en-GH')('office.officeCount', { count: 3 }) // "3 offices" */
export function createTranslate(locale: Locale, country: CountryCode = activeCountry): Translate {
  const translate = createTranslator<Messages>({ locale, messages: messagesOf(locale, country) });
  function say<Key extends string>(key: Known<Key>, values?: Values): string;
  function say(key: MessageKey, values?: Values): string {
    return translate(key, values);
  }
  return say;
}
