import { expect, it } from 'vitest';
import { nameBlock } from './name-block';

const words = (text: string) => nameBlock({ type: 'any', props: { text } }, { get: () => undefined }).words;

it.each([
  ['## Selling well', 'Selling well'],
  ['Ask [us](/contact-us) about **it**', 'Ask us about it'],
  ['![A shop](/media/shop.webp) in Osu', 'A shop in Osu'],
  ['Prices [in cedis', 'Prices [in cedis'],
])('%s is told from others as “%s”', (text, told) => {
  expect(words(text)).toBe(told);
});
