import { describe, expect, test } from 'vitest';
import type { Locale } from '@/schemas/locale';
import { alternateLocales, canonicalLocale } from './page-languages';

const all: Locale[] = ['en-GH', 'en-US', 'fr-CA', 'es-ES'];

describe('alternateLocales', () => {
  test.each<[string, Locale[], Locale[], Record<string, string>]>([
    [
      'in both regions of a language',
      ['en-GH', 'en-US'],
      ['en-GH', 'en-US'],
      { 'en-GH': 'en-GH', 'en-US': 'en-US', en: 'en-GH', 'x-default': 'en-GH' },
    ],
    ['not translated, so that none is left', ['en-GH'], ['en-GH', 'fr-CA'], {}],
    ['not translated, among others', ['en-GH'], all, {}],
    ['in another region of a language only', ['en-US'], all, {}],
    [
      'translated',
      ['en-GH', 'fr-CA'],
      ['en-GH', 'fr-CA'],
      { 'en-GH': 'en-GH', 'fr-CA': 'fr-CA', en: 'en-GH', fr: 'fr-CA', 'x-default': 'en-GH' },
    ],
    [
      'written in another language only',
      ['fr-CA', 'es-ES'],
      all,
      { 'fr-CA': 'fr-CA', 'es-ES': 'es-ES', fr: 'fr-CA', es: 'es-ES', 'x-default': 'fr-CA' },
    ],
    ['with one language switched on', ['en-GH'], ['en-GH'], {}],
    ['without any words', [], all, {}],
  ])('%s', (_name, written, enabled, expected) => {
    expect(alternateLocales(written, enabled)).toEqual(expected);
  });
});

test.each<[Locale, Locale[], Locale]>([
  ['en-US', ['en-GH'], 'en-GH'],
  ['en-US', ['en-GH', 'en-US'], 'en-US'],
  ['fr-CA', ['en-GH'], 'en-GH'],
  ['fr-CA', ['en-GH', 'fr-CA'], 'fr-CA'],
  ['en-GH', ['fr-CA'], 'fr-CA'],
  ['es-ES', [], 'es-ES'],
])('locates a page requested in %s and written in %j at %s', (locale, written, expected) => {
  expect(canonicalLocale(locale, written, all)).toBe(expected);
});
