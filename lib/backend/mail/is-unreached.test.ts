import { expect, test } from 'vitest';
import { isUnreached } from './is-unreached';

/** As `nodemailer` throws them. */
const fault = (over: object) => Object.assign(new Error('It failed'), over);

test.each<[string, object, boolean]>([
  [
    'nobody listens',
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED', syscall: 'connect', command: 'CONN' },
    true,
  ],
  ['nobody is called so', { code: 'EDNS', command: 'CONN' }, true],
  ['connecting takes too long', { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT', command: 'CONN' }, true],
  ['nobody greets', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' }, true],
  ['it cannot be encrypted', { code: 'ETLS', command: 'STARTTLS' }, true],
  ['nobody is let in', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, true],
  [
    'the answer to a mail does not come',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' },
    false,
  ],
  [
    'the connection breaks',
    { code: 'ESOCKET', originalCode: 'ECONNRESET', syscall: 'read', command: 'CONN' },
    false,
  ],
  ['the connection ends', { code: 'ECONNECTION', command: 'CONN' }, false],
  ['the mail is refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, false],
])('where %s it is told whether the mail surely was not taken', (_name, over, expected) => {
  expect(isUnreached(fault(over))).toBe(expected);
});

test.each([undefined, null, 'It failed', {}])('%j tells nothing', (thrown) => {
  expect(isUnreached(thrown)).toBe(false);
});
