import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFormats } from '@/lib/i18n/formats';
import { wordings } from '@/lib/i18n/wordings';
import { locales } from '@/schemas/locale';
import { allMessages } from '@/tests/support/read-message';
import {
  cedi,
  charactersByLanguage,
  commonCharacters,
  ghanaianLetters,
  rareCharacters,
  vietnameseLetters,
} from './characters';

test.each(locales)('the typefaces can write %s', (locale) => {
  const characters = charactersByLanguage[locale.split('-')[0] ?? ''];
  expect(characters, `add the characters of ${locale} to characters.ts`).toBeDefined();
  if (characters === null) return;
  const format = createFormats(locale);
  const words = allMessages(wordings[locale]).map(([, message]) => message);
  const sample = [format.money(125_000_000_00), format.date('2026-01-09'), ...words].join('');
  const missing = [...sample.replaceAll('\u202f', '')].filter((one) => !`${characters}${cedi}`.includes(one));
  expect(missing).toEqual([]);
});

/** The characters of `U+00A1-00A2, U+00AF`. */
const charactersIn = (ranges: string): string[] =>
  ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    );
  });
const rangesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/U\+[\dA-F][^'";]+/g)].map(([ranges]) => ranges);

// A file is asked for by what a page says: not for what another has, and for all that it has.
test.each(['lib/ui/fonts.ts', 'lib/ui/fonts/faces.css'])(
  '%s asks for rare characters where they are',
  (file) => {
    const rare = [...rareCharacters].sort();
    const ranges = rangesIn(file).map((each) => charactersIn(each).sort());
    expect(ranges.filter((each) => each.join() === rare.join())).toHaveLength(2);
    const vietnamese = [...vietnameseLetters].sort();
    expect(ranges.filter((each) => each.join() === vietnamese.join())).toHaveLength(2);
    const others = ranges.filter((each) => ![rare.join(), vietnamese.join()].includes(each.join()));
    expect(others).toHaveLength(2);
    for (const other of others)
      expect([...ghanaianLetters].filter((one) => !other.includes(one))).toEqual([]);
    expect(ranges.flat().filter((one) => commonCharacters.includes(one))).toEqual([]);
  },
);
