import { expect, test } from 'vitest';
import { toAgentLogin } from './to-agent-login';

test.each([
  ['https://agents.meridian.example/', 'https://agents.meridian.example/'],
  ['/sign-in', '/sign-in'],
  ['', '/admin'],
  [null, '/admin'],
  ['javascript:alert(1)', '/admin'],
])('%j: %s', (value, expected) => {
  expect(toAgentLogin([{ name: 'Agent login', value }])).toBe(expected);
});

test('without an entry the login of staff is used', () => {
  expect(toAgentLogin()).toBe('/admin');
});
