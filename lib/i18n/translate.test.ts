import { describe, expect, test } from 'vitest';
import { createTranslate } from './translate';

describe('messages', () => {
  test.each([
    ['form.phone', 'Phone', 'Mobile Phone', 'Téléphone mobile'],
    ['form.postalCode', 'Zip', 'Postal/Digital Address', 'Adresse postale ou numérique'],
    ['region.label', 'State', 'Region', 'Région'],
    ['region.district', 'County', 'District', 'District'],
  ] as const)('%s is "%s", and "%s" in Ghana, in every language', (key, english, ghana, french) => {
    expect(createTranslate('en-US', 'US')(key)).toBe(english);
    expect(createTranslate('en-US', 'GH')(key)).toBe(ghana);
    expect(createTranslate('en-GH')(key)).toBe(ghana);
    expect(createTranslate('fr-CA')(key)).toBe(french);
  });

  test('use examples of the active country', () => {
    expect(createTranslate('en-GH')('finder.placeholder')).toBe('Try Kumasi or GA-183-8164');
    expect(createTranslate('es-ES', 'IE')('finder.placeholder')).toBe('Pruebe con Galway o D02 X285');
  });

  test.each([
    ['en-GH', 0, '0 offices'],
    ['en-GH', 1, '1 office'],
    ['en-GH', 3, '3 offices'],
    ['fr-CA', 0, '0 bureau'],
    ['fr-CA', 1_000_000, '1 000 000 bureaux'],
    ['ja-JP', 1, '1か所のオフィス'],
  ] as const)('use plural forms in %s: %d', (locale, count, expected) => {
    const translated = createTranslate(locale)('office.officeCount', { count });
    expect(translated.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });
});
