import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookupKeyOf, lookupKeysOf } from './redirect-lookup-keys';
import { parsePattern } from './redirect-patterns';
import { compileRedirects } from './website-redirects';

test.each([
  ['/Old/Page/', '/old/page'],
  ['/locations/ashanti/adum/:below', '/locations/ashanti/adum'],
  ['/locations/:state/adum', 'adum'],
  ['/:page/index.php', 'index.php'],
  ['/:a/:b', ':'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('looks up %s by %s', (from, key) => {
  expect(lookupKeyOf(from)).toBe(key);
});

test('looks up the redirects of an office only below that office', () => {
  const keys = lookupKeysOf('/locations/ashanti/adum/blog');
  expect(keys).toContain(lookupKeyOf('/locations/ashanti/adum/blog'));
  expect(keys).not.toContain(lookupKeyOf('/locations/ashanti/osu/blog'));
});

test('a path has the lookup key of every rule that matches it', () => {
  const segment = fc.constantFrom('a', 'B', ':x', ':y', ':', '%C3%A9', 'c.php');
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(path, path, (from, requestPath) => {
      const rule = { from, to: 'https://elsewhere.example', permanent: true };
      if (typeof parsePattern(rule) === 'string' || !compileRedirects([rule]).find(requestPath)) return;
      expect(lookupKeysOf(requestPath)).toContain(lookupKeyOf(from));
    }),
    { numRuns: 2_000 },
  );
});
