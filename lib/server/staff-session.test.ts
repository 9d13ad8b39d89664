import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hasStaffSession } from './staff-session';

const secret = 'a secret';
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function sign(claims: object, withSecret = secret): string {
  const key = createHash('sha256').update(withSecret).digest('hex').slice(0, 32);
  const text = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
const soon = Math.floor(Date.now() / 1000) + 60;

it.each([
  ['a cookie', { cookie: `a=b; payload-token=${sign({ exp: soon })}` }, true],
  ['an authorization', { authorization: `JWT ${sign({ exp: soon })}` }, true],
  ['no token', {}, false],
  ['any text', { cookie: 'payload-token=x.y.z' }, false],
  ['a token of another site', { cookie: `payload-token=${sign({ exp: soon }, 'other')}` }, false],
  ['an expired token', { cookie: `payload-token=${sign({ exp: soon - 120 })}` }, false],
  ['a token that never expires', { cookie: `payload-token=${sign({})}` }, false],
])('hasStaffSession › %s: %s', (_name, headers, expected) => {
  expect(hasStaffSession(headers, secret)).toBe(expected);
});
