import { describe, expect, test } from 'vitest';
import { defaultLocale, enabledLocales, findEnabledLocale } from './locales';
import { readEnabledLocales } from './read-enabled-locales';

describe('languages', () => {
  test('two are switched on unless the environment says otherwise, Ghana first', () => {
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

  test.each(['en', 'EN-GH', 'en-GH;en-US', 'de-DE'])('names the fault in one line: %s', (list) => {
    expect(() => readEnabledLocales(list)).toThrow(
      /^ENABLED_LOCALES: "[^"\n]+" is not one of en-US, [^\n]+$/,
    );
  });

  test('only a language that is switched on is found, spelled exactly', () => {
    const wanted = ['en-US', 'en-us', 'fr-CA', 'de-DE', '', undefined];
    expect(wanted.map((value) => findEnabledLocale(value))).toEqual(['en-US', ...Array(5).fill(undefined)]);
  });
});
