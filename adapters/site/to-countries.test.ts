import { expect, test } from 'vitest';
import { countrySelectorSuppliedSchema } from '@/blocks/country-selector/country-selector.schema';
import { countryCodes } from '@/schemas/country';
import { locales } from '@/schemas/locale';
import { toCountries } from './to-countries';

test('lists Ghana first, then the other countries with their sites', () => {
  const offered = toCountries('GH', 'en-GH');
  expect(offered.map(({ name }) => name)).toEqual([
    'Ghana',
    'United States',
    'Canada',
    'France',
    'Ireland',
    'Japan',
    'Singapore',
    'South Africa',
    'United Arab Emirates',
    'United Kingdom',
    'Vietnam',
    'Spain',
    'Mexico',
    'Puerto Rico',
  ]);
  expect(offered.filter(({ current }) => current).map(({ code }) => code)).toEqual(['GH']);
  const listed = offered.filter(({ officesHref }) => officesHref).map(({ code }) => code);
  expect(listed).toEqual(['GH', 'US', 'CA', 'IE', 'MX']);
  const addresses = Object.fromEntries(offered.map(({ code, address }) => [code, address]));
  expect(addresses).toMatchObject({
    GH: expect.stringContaining('Accra'),
    US: 'West Palm Beach, Florida',
    CA: 'Offices Across Canada',
    MX: 'Offices Across Mexico',
    UK: 'Offices Across the United Kingdom',
  });
});

test('for another active country and language', () => {
  expect(toCountries('IE', 'fr-CA')[0]).toEqual({
    code: 'IE',
    name: 'Irlande',
    address: 'Bureaux dans tout le pays : Irlande',
    href: 'https://ie.meridian.example',
    officesHref: 'https://ie.meridian.example/locations',
    current: true,
  });
  expect(toCountries('PR', 'es-ES')).toEqual([]);
});

test.each(countryCodes)("%s: the countries match the block's schema in every language", (code) => {
  for (const locale of locales) {
    const countries = toCountries(code, locale);
    expect(countrySelectorSuppliedSchema.parse({ countries }).countries).toEqual(countries);
  }
});
