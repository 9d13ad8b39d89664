import { expect, test } from 'vitest';
import { parseValidateOnly } from './parse-validate-only';

test.each([
  ['email', 'email', true],
  ['name,email', 'email', true],
  // Spaces are part of a name.
  ['name, email', 'email', false],
  ['name, email', ' email', true],
  ['', 'email', false],
  ['users.*.email', 'users.0.email', true],
  ['users.*.email', 'users.0.1.email', false],
  ['users.*.email', 'users..email', false],
  ['users.*', 'users.0', true],
  ['*', 'email', true],
  ['*', 'users.0', false],
  ['em*l', 'email', true],
  ['*ail', 'email', true],
  ['email', 'emails', false],
  ['.*', 'email', false],
  ['e(mail', 'e(mail', true],
  ['*.*', 'users.0', true],
  ['*.', 'users.', true],
  ['**', 'ab', true],
  ['**', 'a', false],
  ['*a', 'aa', true],
])('%j contains %j: %s', (header, field, expected) => {
  expect(parseValidateOnly(header)(field)).toBe(expected);
});
