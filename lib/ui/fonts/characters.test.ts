import { expect, test } from 'vitest';
import { createFormats } from '@/lib/i18n/formats';
import { enabledLocales } from '@/lib/i18n/locales';
import { cedi, charactersByLanguage } from './characters';

test.each(enabledLocales)('the typefaces can write %s', (locale) => {
  const characters = charactersByLanguage[locale.split('-')[0] ?? ''];
  expect(characters, `add the characters of ${locale} to characters.ts`).toBeDefined();
  const sample = createFormats(locale).money(125_000_000_00) + createFormats(locale).date('2026-01-09');
  const missing = [...sample].filter((one) => !`${characters}${cedi}`.includes(one));
  expect(missing).toEqual([]);
});
