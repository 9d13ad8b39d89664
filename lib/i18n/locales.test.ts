import { describe, expect, test } from 'vitest';
import { defaultLocale, enabledLocales, findEnabledLocale } from './locales';
import { readEnabledLocales } from './read-enabled-locales';

describe('locales', () => {
  test('are en-GH and en-US unless the environment lists others', () => {
    expect(enabledLocales).toEqual(['en-GH', 'en-US']);
    expect(defaultLocale).toBe('en-GH');
  });

  test.each([
    [undefined, ['en-GH', 'en-US']],
    ['', ['en-GH', 'en-US']],
    [' , ', ['en-GH', 'en-US']],
    ['en-US', ['en-US']],
    ['fr-CA, en-GH', ['fr-CA', 'en-GH']],
    ['en-GH,en-GH,en-US,', ['en-GH', 'en-US']],
  ])('ENABLED_LOCALES=%s → %j', (list, expected) => {
    expect(readEnabledLocales(list)).toEqual(expected);
  });

  test.each(['en', 'EN-GH', 'en-GH;en-US', 'de-DE'])(
    'rejects an unknown locale with one line: %s',
    (list) => {
      expect(() => readEnabledLocales(list)).toThrow(
        /^ENABLED_LOCALES: "[^"\n]+" is not one of en-US, [^\n]+$/,
      );
    },
  );

  test('finds only enabled locales with the exact spelling', () => {
    const values = ['en-US', 'en-us', 'fr-CA', 'de-DE', '', undefined];
    expect(values.map((value) => findEnabledLocale(value))).toEqual(['en-US', ...Array(5).fill(undefined)]);
  });
});
