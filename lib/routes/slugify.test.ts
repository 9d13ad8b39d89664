import { expect, it } from 'vitest';
import { slugify } from './slugify';

it.each([
  ['Cold store, Tema', 'cold-store-tema'],
  ['Kɔkɔɔ aguadi wɔ Ŋleshi', 'kokoo-aguadi-wo-nleshi'],
  ['Ɖeƒe ʋu ɣeyiɣi', 'defe-vu-geyigi'],
  ['Café', 'cafe'],
])('slugify › %s: %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
