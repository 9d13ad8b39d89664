import { createTranslator } from 'next-intl';
import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import type { Messages } from './messages/messages';

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The key of a message, such as `office.days.monday`. */
export type MessageKey = KeyOf<Messages>;

/** A wrong key results in one readable type error instead of a list of all keys. */
type ExistingKey<Key extends string> = Key extends MessageKey
  ? Key
  : `There is no message "${Key}": see lib/i18n/messages/en`;

/** Translates a message into one language and inserts values. */
export type Translate = <Key extends string>(key: ExistingKey<Key>, values?: Values) => string;
type Values = Record<string, string | number | Date>;

/** The country values that every message can use: local terms and an example of a town. */
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

type TranslateOptions = { locale: Locale; messages: Messages; country?: CountryCode };

/**
 * Creates a translate function from the messages of one language, for code that must not import all of them.
 */
export function translateFrom({ locale, messages, country = activeCountry }: TranslateOptions): Translate {
  const translate = createTranslator<Messages>({ locale, messages });
  const choices = countryChoices(country);
  function translateKey<Key extends string>(key: ExistingKey<Key>, values?: Values): string;
  function translateKey(key: MessageKey, values?: Values): string {
    return translate(key, { ...choices, ...values });
  }
  return translateKey;
}
