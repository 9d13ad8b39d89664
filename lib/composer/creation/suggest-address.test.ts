import { expect, test } from 'vitest';
import { suggestAddress } from './suggest-address';

test.each([
  ['Cold stores, Tema', 'cold-stores-tema'],
  ['  Café & Bäckerei – l’été ', 'cafe-backerei-lete'],
  ['日本語', ''],
  [`${'a'.repeat(95)} b`, 'a'.repeat(95)],
])('%s stands at %s', (title, address) => {
  expect(suggestAddress(title)).toBe(address);
});
