import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFormats } from '@/lib/i18n/formats';
import { messagesByLocale } from '@/lib/i18n/messages-by-locale';
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

test.each(locales)('the fonts contain all characters of %s', (locale) => {
  const characters = charactersByLanguage[locale.split('-')[0] ?? ''];
  expect(characters, `add the characters of ${locale} to characters.ts`).toBeDefined();
  if (characters === null) return;
  const format = createFormats(locale);
  const messages = allMessages(messagesByLocale[locale]).map(([, message]) => message);
  const sample = [format.money(125_000_000_00), format.date('2026-01-09'), ...messages].join('');
  const missing = [...sample.replaceAll('\u202f', '')].filter(
    (candidate) => !`${characters}${cedi}`.includes(candidate),
  );
  expect(missing).toEqual([]);
});

/** The characters of ranges such as `U+00A1-00A2, U+00AF`. */
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

// The browser loads a font file when a page contains a character of its unicode range: the range must list
// all characters of the file and no others.
test.each(['lib/ui/fonts.ts', 'lib/ui/fonts/faces.css'])(
  '%s lists the unicode ranges of the rare characters',
  (file) => {
    const rare = [...rareCharacters].sort();
    const ranges = rangesIn(file).map((each) => charactersIn(each).sort());
    expect(ranges.filter((each) => each.join() === rare.join())).toHaveLength(2);
    const vietnamese = [...vietnameseLetters].sort();
    expect(ranges.filter((each) => each.join() === vietnamese.join())).toHaveLength(2);
    const ghanaianRanges = ranges.filter((each) => ![rare.join(), vietnamese.join()].includes(each.join()));
    expect(ghanaianRanges).toHaveLength(2);
    for (const range of ghanaianRanges)
      expect([...ghanaianLetters].filter((candidate) => !range.includes(candidate))).toEqual([]);
    expect(ranges.flat().filter((candidate) => commonCharacters.includes(candidate))).toEqual([]);
  },
);
