import { createTranslator } from 'next-intl';
import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import type { Messages } from './messages/messages';

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The name of every message, as `office.days.monday`. */
export type MessageKey = KeyOf<Messages>;

/** A wrong name is answered with a sentence; the names themselves would fill a screen. */
type Known<Key extends string> = Key extends MessageKey
  ? Key
  : `There is no message "${Key}": see lib/i18n/messages/en`;

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

type Tongue = { locale: Locale; messages: Messages; country?: CountryCode };

/** With the messages of one language, for whoever does not have all of them at hand. */
export function translateFrom({ locale, messages, country = activeCountry }: Tongue): Translate {
  const translate = createTranslator<Messages>({ locale, messages });
  const choices = countryChoices(country);
  function say<Key extends string>(key: Known<Key>, values?: Values): string;
  function say(key: MessageKey, values?: Values): string {
    return translate(key, { ...choices, ...values });
  }
  return say;
}
