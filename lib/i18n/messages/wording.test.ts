import { expect, test } from 'vitest';
import { allMessages } from '@/tests/support/read-message';
import { messagesByLocale } from '../messages-by-locale';
import { en } from './en';

const english = [...allMessages(en)];
const everywhere = Object.values(messagesByLocale).flatMap((messages) => [...allMessages(messages)]);
const keysOf = (messages: readonly (readonly [string, string])[], wrong: RegExp) => [
  ...new Set(messages.filter(([, message]) => wrong.test(message)).map(([key]) => key)),
];

/** Sentences that the specification words so. */
const verbatim = ['notFound.heading', 'notFound.text'];
/** Labels that it capitalises so. */
const labels =
  /Buyer Login|Forgot Password|Reset Password|Buyer Dashboard|Saved Listings|Save Listing|Change Office|TBA Office|Pop-up Blocked|Mobile Phone|Back to Homepage|Offices Across|Digital Address/g;

test('apostrophes are curved, except in texts of the specification', () => {
  expect(keysOf(everywhere, /\p{L}'\p{L}/u).filter((key) => !verbatim.includes(key))).toEqual([]);
});

test('"email" is spelt as in the specification', () => {
  expect(keysOf(english, /e-mail/i)).toEqual([]);
});

test('only labels of the specification are in title case', () => {
  const others = english.map(([key, message]) => [key, message.replaceAll(labels, '')] as const);
  expect(keysOf(others, /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u)).toEqual([]);
});
