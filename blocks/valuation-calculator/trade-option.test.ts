import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferedTrade } from './told-answer';
import { readOption, writeOption } from './trade-option';

/** Words as trades have them: sentences that differ in their numbers, or altogether, or are missing. */
const line = fc.oneof(
  fc.constantFrom('', 'as published', 'https://x.example/2021', 'https://x.example/2022', '١٢ مرة'),
  fc
    .tuple(fc.constantFrom('Sold', 'For sale'), fc.constantFrom('en', 'fr-CA', 'es-ES'), fc.nat(120_000))
    .map(([word, locale, count]) => `${word}, ${count.toLocaleString(locale)} of them: 2.5.`),
);
const trade = fc
  .array(line, { minLength: 7, maxLength: 7 })
  .map(([times = '', salesTimes = '', sold = '', asked = '', source = '', sourceUrl = '', second = '']) => ({
    multiples: { low: 207, mid: 257, high: 307, sales: null },
    words: { times, salesTimes, sold, asked, source, sourceUrl, second },
  }));

test('what an option carries is read as it was, however much of it stands in those before it', () => {
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 6 }), (trades: OfferedTrade[]) => {
      const options = trades.map((one, at) => writeOption(one, trades.slice(0, at)));
      const written = options.map((option) => option['data-words']);
      const read = options.map((option, at) =>
        readOption(option['data-multiples'], option['data-words'], written.slice(0, at)),
      );
      expect(read).toEqual(trades);
    }),
  );
});

test('a sentence that stands before it with other numbers takes its numbers only', () => {
  const words = { times: '', salesTimes: '', sold: '', asked: '', source: '', sourceUrl: '', second: '' };
  const multiples = { low: 1, mid: 2, high: 3, sales: null };
  const first = { multiples, words: { ...words, sold: 'Sold, 12 of them: 2.50 in the middle.' } };
  const next = { multiples, words: { ...words, sold: 'Sold, 7 of them: 1.75 in the middle.' } };
  expect(writeOption(next, [{ multiples, words }, first])['data-words'].split('\n')[2]).toBe('=7 1.75');
});
