import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '@/schemas/locale';
import { en } from './messages/en';
import { createTranslate, messagesOf } from './translate';

describe('words', () => {
  test.each([
    ['form.phone', 'Phone', 'Mobile Phone'],
    ['form.postalCode', 'Zip', 'Postal/Digital Address'],
    ['region.label', 'State', 'Region'],
    ['region.district', 'County', 'District'],
  ] as const)('%s is "%s", and "%s" in Ghana, whatever the language', (key, english, ghana) => {
    expect(createTranslate('en-US', 'US')(key)).toBe(english);
    expect(createTranslate('en-US', 'GH')(key)).toBe(ghana);
    expect(createTranslate('en-GH')(key)).toBe(ghana);
  });

  test("the not-found page has the specification's words in every language", () => {
    for (const locale of locales) {
      const t = createTranslate(locale);
      expect([t('notFound.heading'), t('notFound.text'), t('notFound.back')]).toEqual([
        "Something's missing.",
        "Sorry, we can't find that page. You'll find lots to explore on the home page.",
        'Back to Homepage',
      ]);
    }
  });

  test.each([
    [0, '0 offices'],
    [1, '1 office'],
    [3, '3 offices'],
  ])('counts: %d', (count, expected) => {
    expect(createTranslate('en-GH')('office.officeCount', { count })).toBe(expected);
  });

  const paths = (tree: object, base = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [`${base}${key}`] : paths(value, `${base}${key}.`),
    );

  test.each<Locale>([...locales])('%s has every word and none beside them, none empty', (locale) => {
    expect(paths(messagesOf(locale))).toEqual(paths(en));
    expect(JSON.stringify(messagesOf(locale))).not.toContain('""');
  });
});
