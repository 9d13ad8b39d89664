import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSignedText, signText } from './signed-text';

beforeEach(() => vi.stubEnv('PAYLOAD_SECRET', 'a secret of the site'));
afterEach(() => vi.unstubAllEnvs());

const text = 'Ama Mensah will call you by Tuesday. Ɛyɛ';

test('reads a text that was signed for the same purpose', () => {
  expect(readSignedText('confirmation', signText('confirmation', text))).toBe(text);
});

test('rejects other purposes, changed texts and anything else', () => {
  const token = signText('confirmation', text);
  const [, signature] = token.split('.');
  const changed = `${Buffer.from('Send money').toString('base64url')}.${signature}`;
  expect(readSignedText('newsletter confirm', token)).toBeNull();
  for (const wrong of [changed, `${token}.x`, `${token}x`, 'x', '', '.', 'a.b', '\u0000.\u0000'])
    expect(readSignedText('confirmation', wrong), wrong).toBeNull();
  vi.stubEnv('PAYLOAD_SECRET', 'another secret');
  expect(readSignedText('confirmation', token)).toBeNull();
});
