import { expect, it } from 'vitest';
import { blockNameFrom } from './block-name';

const excerptOf = (text: string) =>
  blockNameFrom({ type: 'any', props: { text } }, { get: () => undefined }).excerpt;

it.each([
  ['## Selling well', 'Selling well'],
  ['Ask [us](/contact-us) about **it**', 'Ask us about it'],
  ['![A shop](/media/shop.webp) in Osu', 'A shop in Osu'],
  ['Prices [in cedis', 'Prices [in cedis'],
])('%s has the excerpt “%s”', (text, expected) => {
  expect(excerptOf(text)).toBe(expected);
});
