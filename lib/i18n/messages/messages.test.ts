import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '@/schemas/country';
import { locales } from '@/schemas/locale';
import { allMessages, readArguments } from '@/tests/support/read-message';
import { countries } from '../countries/countries';
import { messagesByLocale } from '../messages-by-locale';
import { createTranslate } from '../translate';
import type { MessageKey } from '../translate-from';
import { en } from './en';

const english = new Map(allMessages(en));

/** The same word in both languages. */
const alike: Record<string, readonly string[]> = {
  'fr-CA': ['page.menu', 'people.agents', 'listing.description', 'listing.franchise', 'listing.photos'],
  'es-ES': ['office.extension'],
  'ja-JP': ['listing.sdeShort'],
  'vi-VN': ['office.email', 'listing.sdeShort'],
};

describe.each(locales)('%s', (locale) => {
  const messages = new Map(allMessages(messagesByLocale[locale]));

  test('has exactly the messages of the catalogue, none empty', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...messages].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test('has the same arguments and select options as English', () => {
    for (const [key, message] of messages)
      expect([key, readArguments(message)]).toEqual([key, readArguments(english.get(key) ?? '')]);
  });

  test.runIf(!locale.startsWith('en'))('is translated', () => {
    const same = [...messages].filter(([key, message]) => message === english.get(key)).map(([key]) => key);
    expect(same.filter((key) => key !== 'office.whatsApp').sort()).toEqual([...(alike[locale] ?? [])].sort());
  });
});

/** The select arguments with a term of the country, and the term of their option `other`. */
const countryArguments = [
  ['officeWord', 'office', 'office'],
  ['regionWord', 'region', 'state'],
  ['districtWord', 'district', 'county'],
  ['postalWord', 'postalCode', 'zip'],
  ['phoneWord', 'phone', 'phone'],
] as const;

test.each(countryArguments)(
  '%s: every word that a country uses is one of its choices',
  (name, word, other) => {
    const used = new Set(countryCodes.map((code): string => countries[code].words[word]));
    const expected = [...used].map((item) => (item === other ? 'other' : item)).sort();
    const choices = [...english.values()].flatMap((message) =>
      readArguments(message).filter((argument) => argument.name === name),
    );
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) expect(choice.choices).toEqual(expected);
  },
);

/** Messages of the specification for screens that do not exist yet, and names that are part of the content. */
const waiting = new Set([...['people.agents', 'review.reviews', 'form.popUpBlocked', 'inquiry.guideSent']]);

test('every message is used, or listed as not used yet', () => {
  const code = globSync('{app,blocks,adapters,lib,site}/**/*.{ts,tsx}', { exclude: ['lib/i18n/messages/**'] })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isUsed = (key: string) => {
    const [group, name] = [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)];
    return code.includes(`'${key}'`) || (code.includes(`\`${group}.\${`) && code.includes(`'${name}'`));
  };
  expect([...english.keys()].filter((key) => !isUsed(key) && !waiting.has(key))).toEqual([]);
});

test.each<[MessageKey, string]>([
  ['buyer.login', 'Buyer Login'],
  ['buyer.forgotPassword', 'Forgot Password'],
  ['buyer.resetPassword', 'Reset Password'],
  ['buyer.dashboard', 'Buyer Dashboard'],
  ['buyer.profile', 'Profile'],
  ['buyer.preferences', 'Preferences'],
  ['buyer.matches', 'Matches'],
  ['buyer.savedListings', 'Saved Listings'],
  ['buyer.saveListing', 'Save Listing'],
  ['buyer.saved', 'Saved'],
  ['people.agents', 'Agents'],
  ['office.changeOffice', 'Change Office'],
  ['notFound.heading', "Something's missing."],
  ['notFound.text', "Sorry, we can't find that page. You'll find lots to explore on the home page."],
  ['notFound.back', 'Back to Homepage'],
  ['listing.notFound', 'Listing not found'],
  ['form.required', 'Please complete all required fields'],
  ['form.failed', 'An error occurred. Please try again later.'],
  ['form.popUpBlocked', 'Pop-up Blocked'],
  ['inquiry.failed', 'There was an error submitting your inquiry. Please try again later.'],
  ['inquiry.sent', 'Your inquiry has been submitted successfully.'],
  ['inquiry.guideSent', 'Thank you for your interest! Check your email for a link to the guide'],
  ['inquiry.buying', 'Buying a business'],
  ['inquiry.selling', 'Selling a business'],
  ['inquiry.franchising', 'Franchising a business'],
  ['inquiry.other', 'Other'],
  ['buyer.emailTaken', 'There is already a buyer account with that email address.'],
  ['buyer.checkEmail', 'Please check your email.'],
  ['buyer.passwordReset', 'Password reset successfully. You can now login with your new password.'],
  ['buyer.preferencesFailed', 'There was an error submitting the form. Please try again later.'],
  ['buyer.preferencesUpdated', 'Your buyer preference has been updated'],
  ['buyer.profileUpdated', 'Your profile has been updated'],
])('%s is the specification’s, word for word, in every English', (key, words) => {
  for (const locale of locales.filter((candidate) => candidate.startsWith('en')))
    expect(createTranslate(locale)(key)).toBe(words);
});
