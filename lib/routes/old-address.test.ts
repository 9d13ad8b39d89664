import { describe, expect, it } from 'vitest';
import { oldAddressesOf } from './old-address';
import { queryToSegment } from './path-segments';
import { lookupKeyOf, lookupKeysOf } from './redirect-lookup-keys';
import { compileRedirects } from './website-redirects';

const find = (from: string, address: string): string | undefined => {
  const [path = '', query] = address.split('?');
  const { find: findTarget } = compileRedirects([{ from, to: '/blog', permanent: true }]);
  return oldAddressesOf(path.split('/').filter(Boolean).map(decodeURIComponent), new URLSearchParams(query))
    .map((one) => ({ ...one, target: findTarget(one.path) }))
    .filter(({ path: lookup, target }) => target && lookupKeysOf(lookup).includes(lookupKeyOf(from)))
    .map(({ rest }) => rest.toString())[0];
};

describe('old addresses', () => {
  it.each([
    ['/?p=12', '/?p=12', ''],
    ['/?p=12', '/?utm_source=mail&p=12', 'utm_source=mail'],
    ['/index.php?id=5', '/index.php?id=5', ''],
    ['/index.php?b=2&a=1', '/index.php?a=1&b=2', ''],
    ['/Index.php?ID=5', '/index.php?id=5', ''],
    ['/r?a=1&b=2', '/r?b=2&a=1&utm_source=mail&fbclid=x', 'utm_source=mail&fbclid=x'],
    ['/guides', '/guides?utm_source=mail', 'utm_source=mail'],
    ['/caf\u00e9', '/cafe%CC%81', ''],
    ['/cafe\u0301', '/caf%C3%A9', ''],
    ['/our\u00a0shops', '/our%20shops', ''],
    ['/our shops', '/our%C2%A0shops', ''],
  ])('%s matches %s and passes on %j', (from, address, rest) => {
    expect(find(from, address)).toBe(rest);
  });

  it.each([
    ['/?p=12', '/?p=13'],
    ['/?p=12', '/?q=12'],
    ['/?p=12', '/'],
    ['/index.php?id=5', '/index.php'],
    ['/index.php?id=5', '/?id=5'],
  ])('%s does not match %s', (from, address) => {
    expect(find(from, address)).toBeUndefined();
  });

  it('encodes a query as a segment, in order', () => {
    expect(queryToSegment('/a/?b=2&a=1')).toBe(queryToSegment('/a?a=1&b=2'));
    expect(queryToSegment('/a')).toBe('/a');
  });
});
