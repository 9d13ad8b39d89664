import { expect, test } from 'vitest';
import { tidyFrom, tidyTarget } from './redirect-form';

const site = 'https://site.example';

test.each([
  ['/en-GH/old', '/old'],
  ['/EN-us//old/', '/old'],
  ['/fr-CA/en-GH/old', '/old'],
  ['https://site.example/en-GH/old', '/old'],
  ['HTTPS://Site.Example/old', '/old'],
  ['https://site.example', '/'],
  [' /Old//./Page/ ', '/Old/Page'],
  ['/old/../older', '/older'],
  ['/english/old', '/english/old'],
  ['https://other.example/old', 'https://other.example/old'],
  ['https://site.example.evil/old', 'https://site.example.evil/old'],
  ['/old?x=1', '/old?x=1'],
  ['/%', '/%'],
  ['old', 'old'],
])('the old address %s is kept as %s', (written, kept) => {
  expect(tidyFrom(written, site)).toBe(kept);
  expect(tidyFrom(kept, site)).toBe(kept);
});

test.each([
  ['/en-GH/blog?x=/en-GH/#y', '/blog?x=/en-GH/#y'],
  ['/en-GH', '/'],
  ['https://site.example/en-US/blog?x=1', '/blog?x=1'],
  ['https://site.example?x=1', '/?x=1'],
  ['/a//b/../../c', '/c'],
  ['/a/%2E%2e/c', '/c'],
  ['/a\\..\\c', '/c'],
  ['/../../c', '/c'],
  ['/blog/:post', '/blog/:post'],
  ['//evil.example/c', '//evil.example/c'],
  ['/\\evil.example', '/\\evil.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://shop.example/en-GH/../x', 'https://shop.example/en-GH/../x'],
])('the new address %s is kept as %s', (written, kept) => {
  expect(tidyTarget(written, site)).toBe(kept);
  expect(tidyTarget(kept, site)).toBe(kept);
});
