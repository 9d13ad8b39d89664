import { expect, it } from 'vitest';
import { foldLetters } from './fold-letters';

it.each([
  ['Ɔdɔ', 'odo'],
  ['Ɛwɔ Ŋkran', 'ewo nkran'],
  ['Ɖeƒe Ɣe Ʋuʋu', 'defe ge vuvu'],
  ['Café Đồng', 'cafe dong'],
  ['Œuvre, Straße', 'oeuvre, strasse'],
])('foldLetters › %s: %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});
