import { expect, test } from 'vitest';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import { countText, formatCount } from './count-text';

test.each<[Locale, number, string]>([
  ['en-GH', 0, 'No listings match'],
  ['en-GH', 1, '1 listing matches'],
  ['en-GH', 2, '2 listings match'],
  ['en-GH', 1_204, '1,204 listings match'],
  ['fr-CA', 0, 'Aucune annonce ne correspond'],
  ['fr-CA', 1, '1 annonce correspond'],
  ['fr-CA', 12, '12 annonces correspondent'],
  ['es-ES', 2, '2 anuncios coinciden'],
  ['ja-JP', 0, '該当する案件はありません'],
  ['ja-JP', 3, '3件が該当します'],
])('a count in %s of %i is %s', (locale, count, expected) => {
  const t = createTranslate(locale);
  const texts = countText(locale, (sample) => t('buyerArea.preferences.count', { count: sample }));
  expect(formatCount(texts, count, locale)).toBe(expected);
});
