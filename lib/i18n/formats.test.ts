import { describe, expect, test } from 'vitest';
import { locales } from '@/schemas/locale';
import { formatDistance } from './format-distance';
import { createFormats } from './formats';

/** Replaces non-breaking spaces with ordinary ones: the kind of space depends on the Unicode version. */
const normaliseSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('number and date formats by locale (domain 4.6)', () => {
  test.each([
    ['en-GH', 'GH₵1,234,568', 'GH₵1.2M', '1,234,567.5', '9 January 2026', 'January 2026', '2:05 pm', '12 km'],
    [
      'en-US',
      'GH₵1,234,568',
      'GH₵1.2M',
      '1,234,567.5',
      'January 9, 2026',
      'January 2026',
      '2:05 PM',
      '12 km',
    ],
    ['en-AU', 'GH₵1,234,568', 'GH₵1.2M', '1,234,567.5', '9 January 2026', 'January 2026', '2:05 pm', '12 km'],
    ['en-IE', 'GH₵1,234,568', 'GH₵1.2M', '1,234,567.5', '9 January 2026', 'January 2026', '14:05', '12 km'],
    [
      'en-CA',
      'GH₵1,234,568',
      'GH₵1.2M',
      '1,234,567.5',
      'January 9, 2026',
      'January 2026',
      '2:05 p.m.',
      '12 km',
    ],
    [
      'fr-CA',
      '1 234 568 GH₵',
      '1,2 M GH₵',
      '1 234 567,5',
      '9 janvier 2026',
      'janvier 2026',
      '14 h 05',
      '12 km',
    ],
    [
      'es-ES',
      '1.234.568 GH₵',
      '1,2 M GH₵',
      '1.234.567,5',
      '9 de enero de 2026',
      'enero de 2026',
      '14:05',
      '12 km',
    ],
    ['ja-JP', 'GH₵1,234,568', 'GH₵123.5万', '1,234,567.5', '2026年1月9日', '2026年1月', '14:05', '12 km'],
    [
      'vi-VN',
      '1.234.568 GH₵',
      '1,2 Tr GH₵',
      '1.234.567,5',
      '9 tháng 1, 2026',
      'tháng 1 năm 2026',
      '14:05',
      '12 km',
    ],
  ] as const)('%s', (locale, money, compact, number, date, month, time, distance) => {
    const format = createFormats(locale);
    expect({
      money: normaliseSpaces(format.money(123_456_750)),
      compact: normaliseSpaces(format.compactMoney(123_456_750)),
      number: normaliseSpaces(format.number(1_234_567.5)),
      date: format.date('2026-01-09'),
      month: format.month('2026-01-09T23:30:00Z'),
      time: normaliseSpaces(format.time('14:05')),
      distance: normaliseSpaces(format.distance(12_300)),
    }).toEqual({ money, compact, number, date, month, time, distance });
  });

  test.each(locales)('formats prices in cedi in every locale: %s', (locale) => {
    expect(createFormats(locale).money(100_000)).toContain('GH₵');
  });

  test.each([
    [0, '0 km'],
    [950, '1 km'],
    [1_460, '1.5 km'],
    [9_960, '10 km'],
    [254_400, '254 km'],
  ])('formats %d metres as %s', (metres, expected) => {
    expect(formatDistance(metres, 'en-GH')).toBe(expected);
  });

  test('uses miles depending on the country, not on the language', () => {
    expect(formatDistance(16_093, 'en-GH', 'mi')).toBe('10 mi');
    expect(createFormats('en-US').distance(16_093)).toBe('16 km');
  });

  test.each([
    ['+233244123456', '024 412 3456'],
    ['+233302751234', '030 275 1234'],
    ['+442079460958', '+44 20 7946 0958'],
    ['+23324412345', '+23324412345'],
    ['', ''],
  ])('formats the phone number %s as %s', (e164, expected) => {
    for (const locale of locales) expect(createFormats(locale).phone(e164)).toBe(expected);
  });
});
