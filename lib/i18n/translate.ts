import { createTranslator } from 'next-intl';
import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { en } from './messages/en';
import { es } from './messages/es';
import { fr } from './messages/fr';
import { ja } from './messages/ja';
import type { Messages } from './messages/messages';
import { vi } from './messages/vi';

/** The words of each locale. English is one: its countries' words are choices within a message. */
export const wordings: Readonly<Record<Locale, Messages>> = {
  'en-US': en,
  'en-AU': en,
  'en-IE': en,
  'en-CA': en,
  'en-GH': en,
  'fr-CA': fr,
  'es-ES': es,
  'ja-JP': ja,
  'vi-VN': vi,
};

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

/** What every message may ask of the country: which word it uses, and an example of a place in it. */
export function countryChoices(country: CountryCode) {
  const { words, exampleTown, postalCode } = countries[country];
  return {
    officeWord: words.office,
    regionWord: words.region,
    districtWord: words.district,
    postalWord: words.postalCode,
    phoneWord: words.phone,
    exampleTown,
    examplePostalCode: postalCode.example,
  };
}

/** @example createTranslate('en-GH')('office.officeCount', { count: 3 }) // "3 offices" */
export function createTranslate(locale: Locale, country: CountryCode = activeCountry): Translate {
  const translate = createTranslator<Messages>({ locale, messages: wordings[locale] });
  const choices = countryChoices(country);
  function say<Key extends string>(key: Known<Key>, values?: Values): string;
  function say(key: MessageKey, values?: Values): string {
    return translate(key, { ...choices, ...values });
  }
  return say;
}
