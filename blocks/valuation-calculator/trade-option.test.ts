import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferedTrade } from './format-valuation';
import { decodeOption, encodeOption } from './trade-option';

/** Trade texts: sentences that differ only in their numbers, or completely, or are missing. */
const textArbitrary = fc.oneof(
  fc.constantFrom('', 'as published', 'https://x.example/2021', 'https://x.example/2022', '١٢ مرة'),
  fc
    .tuple(fc.constantFrom('Sold', 'For sale'), fc.constantFrom('en', 'fr-CA', 'es-ES'), fc.nat(120_000))
    .map(([word, locale, count]) => `${word}, ${count.toLocaleString(locale)} of them: 2.5.`),
);
const trade = fc
  .array(textArbitrary, { minLength: 7, maxLength: 7 })
  .map(([times = '', salesTimes = '', sold = '', asked = '', source = '', sourceUrl = '', second = '']) => ({
    multiples: { low: 207, mid: 257, high: 307, sales: null },
    texts: { times, salesTimes, sold, asked, source, sourceUrl, second },
  }));

test('an option is decoded as it was encoded, whatever it shares with previous options', () => {
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 6 }), (trades: OfferedTrade[]) => {
      const options = trades.map((item, at) => encodeOption(item, trades.slice(0, at)));
      const written = options.map((option) => option['data-words']);
      const read = options.map((option, at) =>
        decodeOption(option['data-multiples'], option['data-words'], written.slice(0, at)),
      );
      expect(read).toEqual(trades);
    }),
  );
});

test('a sentence that differs from a previous one only in its numbers is encoded as those numbers', () => {
  const texts = { times: '', salesTimes: '', sold: '', asked: '', source: '', sourceUrl: '', second: '' };
  const multiples = { low: 1, mid: 2, high: 3, sales: null };
  const first = { multiples, texts: { ...texts, sold: 'Sold, 12 of them: 2.50 in the middle.' } };
  const next = { multiples, texts: { ...texts, sold: 'Sold, 7 of them: 1.75 in the middle.' } };
  expect(encodeOption(next, [{ multiples, texts }, first])['data-words'].split('\n')[2]).toBe('=7 1.75');
});
