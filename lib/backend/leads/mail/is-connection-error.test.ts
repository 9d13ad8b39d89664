import { expect, test } from 'vitest';
import { isConnectionError } from './mail-queue';

/** An error as nodemailer throws it. */
const smtpError = (properties: object) => Object.assign(new Error('It failed'), properties);

test.each<[string, object, boolean]>([
  [
    'the connection is refused',
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED', syscall: 'connect', command: 'CONN' },
    true,
  ],
  ['the host name does not resolve', { code: 'EDNS', command: 'CONN' }, true],
  ['the connection times out', { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT', command: 'CONN' }, true],
  ['the greeting times out', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' }, true],
  ['TLS fails', { code: 'ETLS', command: 'STARTTLS' }, true],
  ['the login is rejected', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, true],
  [
    'the response to the mail times out',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' },
    false,
  ],
  [
    'the connection is reset',
    { code: 'ESOCKET', originalCode: 'ECONNRESET', syscall: 'read', command: 'CONN' },
    false,
  ],
  ['the connection is closed', { code: 'ECONNECTION', command: 'CONN' }, false],
  ['the mail is rejected', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, false],
])('isConnectionError › when %s', (_name, properties, expected) => {
  expect(isConnectionError(smtpError(properties))).toBe(expected);
});

test.each([undefined, null, 'It failed', {}])('isConnectionError › returns false for %j', (thrown) => {
  expect(isConnectionError(thrown)).toBe(false);
});
