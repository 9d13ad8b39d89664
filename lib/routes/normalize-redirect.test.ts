import { expect, test } from 'vitest';
import { normalizeFrom, normalizeTo } from './normalize-redirect';

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
])('normalises the old address %s to %s', (input, normalized) => {
  expect(normalizeFrom(input, site)).toBe(normalized);
  expect(normalizeFrom(normalized, site)).toBe(normalized);
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
])('normalises the new address %s to %s', (input, normalized) => {
  expect(normalizeTo(input, site)).toBe(normalized);
  expect(normalizeTo(normalized, site)).toBe(normalized);
});
