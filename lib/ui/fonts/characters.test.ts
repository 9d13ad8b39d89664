import { describe, expect, test } from 'vitest';
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
import { fontFaces, fontStyles, unicodeRange } from './font-faces';

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

describe('unicodeRange', () => {
  test('joins neighbours and sorts', () => expect(unicodeRange('cabé\u20ac')).toBe('U+61-63, U+E9, U+20AC'));

  test('no two files of a typeface contain the same character', () => {
    const characters = [commonCharacters, rareCharacters, ghanaianLetters, vietnameseLetters].flatMap(
      (each) => [...each],
    );
    expect(characters.length).toBe(new Set(characters).size);
  });
});

test('the style sheet names each file once and limits all but the preloaded ones', () => {
  const styles = fontStyles('optional');
  const files = [...styles.matchAll(/url\("\.\/([\w-]+)\.woff2"\)/g)].map(([, file]) => file);
  expect(files).toEqual(fontFaces.map(({ file }) => file));
  expect(styles.match(/unicode-range/g)).toHaveLength(6);
});
