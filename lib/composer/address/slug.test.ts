import { expect, test } from 'vitest';
import { suggestSlug } from './slug';

test.each([
  ['Cold stores, Tema', 'cold-stores-tema'],
  ['  Café & Bäckerei – l’été ', 'cafe-backerei-lete'],
  ['日本語', ''],
  [`${'a'.repeat(95)} b`, 'a'.repeat(95)],
  [`${'a'.repeat(96)} b`, 'a'.repeat(96)],
  [`${'a'.repeat(97)} b`, 'a'.repeat(96)],
  // No word is cut.
  [`${'word '.repeat(18)}businesses`, 'word-'.repeat(18).slice(0, -1)],
])('suggestSlug › %j becomes %j', (title, address) => {
  expect(suggestSlug(title)).toBe(address);
});
