import { describe, expect, test } from 'vitest';
import { isLinkUrl, isLocalPath, isSafeUrl, safeUrlSchema } from './safe-url';

describe('allowed link addresses', () => {
  test.each([
    '/',
    '/blog/first?page=2#end',
    '#contact',
    'https://example.com',
    'https://example.com:8443/a?b=c@d#e',
    'http://example.com#top',
    'HTTPS://EXAMPLE.COM/',
    'https://example.com/@name',
    'mailto:info@example.com',
    'MAILTO:info+desk@example.com?subject=A%20shop',
    'tel:+233 30 277 1234',
  ])('%s', (address) => expect(isSafeUrl(address)).toBe(true));
});

test.each(['/media/price list.pdf', 'https://example.com/a b.pdf'])(
  '%s is refused with advice',
  (address) => {
    const { error } = safeUrlSchema.safeParse(address);
    expect(error?.issues[0]?.message).toBe('Write %20 for each space in the address');
  },
);

describe('rejected link addresses', () => {
  test.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.com',
    'example.com',
    '//host',
    '///host',
    '/\\host',
    '\\\\host',
    '\\/host',
    '/\t/host',
    '/\n/host',
    '\u0000//host',
    'https:host',
    'https:/host',
    'https:///host',
    'https:\\\\host',
    'https://',
    'https://site@host/',
    'https://site:secret@host/',
    'https://site%40@host/',
    'https://@host/',
    'https://site\\@host/',
    'https://site.example\\.host/',
    'HTTP://site@host',
    'https://example.com/a b',
    'https://exa\tmple.com/',
    'mailto:nobody',
    'mailto:info@example.com?bcc=other@example.com',
    'mailto:info@example.com?body=Send%20money',
    'mailto:info@example.com?subject=Shop&cc=other@example.com',
    'mailto:info@example.com?subject=a%0D%0Abcc:other@example.com',
    'mailto:info@example.com,other@example.com',
    'mailto:info@example.com%2Cother@example.com',
    'mailto:info@example.com?SUBJECT=a&Bcc=b@example.com',
    'tel:javascript',
  ])('%j', (address) => expect(isSafeUrl(address)).toBe(false));
});

test('link addresses cannot leave the language prefix with dot segments', () => {
  const upwards = ['/../../admin', '/..', '/blog/..', '/blog/%2e%2E/admin', '/./admin', '/a/..?b', '/a/..#b'];
  expect(upwards.filter(isLinkUrl)).toEqual([]);
  const linkAddresses = ['/', '/blog/a..b/.well-known/c?of=/../d', 'https://example.com/a/../b', '#contact'];
  expect(linkAddresses.filter(isLinkUrl)).toEqual(linkAddresses);
});

test('the message for a mail address is specific', () => {
  const error = safeUrlSchema.safeParse('mailto:info@example.com?bcc=other@example.com').error;
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Write one email address after mailto:, with ?subject=… at most',
  ]);
});

test('only paths on this site are local', () => {
  expect(['/a', '#b'].every(isLocalPath)).toBe(true);
  expect(['//a', '/\\a', 'https://example.com', 'mailto:a@b.c', 'a'].some(isLocalPath)).toBe(false);
});

/** As browsers resolve it, in any spelling: a local path never resolves to another origin. */
test('local paths never resolve to another origin', () => {
  const parts = ['/', '\\', '.', '..', '@', ':', '%2f', '%5c', 'host', '?', '#', ' ', '\t'];
  for (const one of parts)
    for (const two of parts)
      for (const three of parts)
        for (const four of parts) {
          const address = `/${one}${two}${three}${four}`;
          if (!isLocalPath(address)) continue;
          expect(new URL(address, 'https://site.example/en').origin, address).toBe('https://site.example');
        }
});
