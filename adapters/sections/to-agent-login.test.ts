import { expect, test } from 'vitest';
import { toAgentLogin } from './to-agent-login';

test.each([
  ['https://agents.meridian.example/', 'https://agents.meridian.example/'],
  ['/sign-in', '/sign-in'],
  ['', ''],
  [null, ''],
  ['javascript:alert(1)', ''],
  ['/admin', ''],
  ['/admin/collections/leads', ''],
])('%j: %s', (value, expected) => {
  expect(toAgentLogin([{ name: 'Agent login', value }])).toBe(expected);
});

test('without an entry there is none', () => {
  expect(toAgentLogin()).toBe('');
});
