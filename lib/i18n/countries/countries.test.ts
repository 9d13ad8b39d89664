import { describe, expect, test } from 'vitest';
import { countryCodes } from '@/schemas/country';
import { locales } from '@/schemas/locale';
import { activeCountry } from '../active-country';
import { countryLimits } from '../country-limits';
import { countryInSentence, countryName } from '../country-name';
import { createFormats } from '../formats';
import { readCountry } from '../read-country';
import { createTranslate } from '../translate';
import { countries } from './countries';

test.each([
  // code, name, currency, unit, office label, region, district, postal code, phone
  ['US', 'United States', 'USD', 'mi', 'TBA Office', 'State', 'County', 'Zip', 'Phone'],
  ['CA', 'Canada', 'CAD', 'km', 'Office', 'Province', 'County', 'Postal code', 'Phone'],
  ['FR', 'France', 'EUR', 'km', 'Office', 'Region', 'District', 'Postal code', 'Phone'],
  ['IE', 'Ireland', 'EUR', 'km', 'Office', 'County', 'District', 'Eircode', 'Phone'],
  ['JP', 'Japan', 'JPY', 'km', 'Office', 'Prefecture', 'District', 'Postal code', 'Phone'],
  ['SG', 'Singapore', 'SGD', 'km', 'Office', 'Region', 'District', 'Postal code', 'Phone'],
  ['ZA', 'South Africa', 'ZAR', 'km', 'Office', 'Province', 'District', 'Postal code', 'Phone'],
  ['UAE', 'United Arab Emirates', 'AED', 'km', 'Office', 'Emirate', 'District', 'Postal code', 'Phone'],
  ['UK', 'United Kingdom', 'GBP', 'km', 'Office', 'Region', 'County', 'Postcode', 'Phone'],
  ['VN', 'Vietnam', 'VND', 'km', 'Office', 'Province', 'District', 'Postal code', 'Phone'],
  ['GH', 'Ghana', 'GHS', 'km', 'Office', 'Region', 'District', 'Postal/Digital Address', 'Mobile Phone'],
  ['ES', 'Spain', 'EUR', 'km', 'Office', 'Province', 'District', 'Postal code', 'Phone'],
  ['MX', 'Mexico', 'MXN', 'km', 'Office', 'State', 'District', 'Postal code', 'Phone'],
  ['PR', 'Puerto Rico', 'USD', 'km', 'Office', 'Municipality', 'District', 'Zip', 'Phone'],
] as const)('%s: %s', (code, name, currency, distanceUnit, office, region, district, postal, phone) => {
  expect(countries[code]).toMatchObject({ name, currency, distanceUnit });
  expect(countryName(code, 'en-US')).toBe(name);
  const t = createTranslate('en-US', code);
  const labels = [t('office.label'), t('region.label'), t('region.district')];
  expect([...labels, t('form.postalCode'), t('form.phone')]).toEqual([
    office,
    region,
    district,
    postal,
    phone,
  ]);
});

test('countries are in the order of the specification', () => {
  expect(countryCodes.join()).toBe('US,CA,FR,IE,JP,SG,ZA,UAE,UK,VN,GH,ES,MX,PR');
  expect(Object.keys(countries)).toEqual(countryCodes);
});

test('head offices and office lists match the specification (section 9)', () => {
  const addresses = countryCodes.flatMap((code) => countries[code].officeAddress ?? []);
  expect(addresses).toEqual(['West Palm Beach, Florida', '14 Cantonments Road, Osu, Accra']);
  for (const country of ['Canada', 'Mexico'])
    expect(createTranslate('en-US')('country.officesAcross', { country })).toBe(`Offices Across ${country}`);
  expect(countryCodes.filter((code) => countries[code].hasLocationList)).toEqual([
    'US',
    'CA',
    'IE',
    'GH',
    'MX',
  ]);
  expect(countries.US.locationPath).toBe('locations');
});

describe('every country', () => {
  test.each(countryCodes)('%s is distinct, and its example postal code is valid', (code) => {
    const { iso, site, timeZone, postalCode, currency } = countries[code];
    const others = countryCodes
      .filter((otherCode) => otherCode !== code)
      .map((otherCode) => countries[otherCode]);
    expect(others.some((otherCountry) => otherCountry.iso === iso || otherCountry.site === site)).toBe(false);
    expect(new URL(site).protocol).toBe('https:');
    expect(postalCode.example).toMatch(postalCode.form);
    expect(Intl.supportedValuesOf('currency')).toContain(currency);
    expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeDefined();
  });

  test.each(countryCodes.filter((code) => code !== 'PR'))('%s lists all countries, its own first', (code) => {
    const others = countryCodes.filter((otherCode) => otherCode !== code);
    expect(countries[code].selector).toEqual([code, ...others]);
  });

  test('Puerto Rico lists none', () => {
    expect(countries.PR.selector).toEqual([]);
  });

  test('has a name in every language', () => {
    for (const locale of locales) {
      const names = countryCodes.map((code) => countryName(code, locale));
      expect(new Set(names).size).toBe(countryCodes.length);
    }
    expect(countryName('IE', 'fr-CA')).toBe('Irlande');
    expect(countryName('UAE', 'ja-JP')).toBe('アラブ首長国連邦');
  });
});

test.each([
  ['US', '(561) 555-1234'],
  ['CA', '(416) 555-0123'],
  ['FR', '01 42 68 53 00'],
  ['IE', '(01) 662 4455'],
  ['JP', '03-1234-5678'],
  ['SG', '6234 5678'],
  ['ZA', '021 123 4567'],
  ['UAE', '04 312 3456'],
  ['UK', '020 7946 0958'],
  ['VN', '024 3812 3456'],
  ['GH', '024 412 3456'],
  ['ES', '961 23 45 67'],
  ['MX', '55 1234 5678'],
  ['PR', '(787) 722-1234'],
] as const)('%s formats its phone numbers as %s', (code, national) => {
  const e164 = countries[code].examplePhone;
  expect(createFormats('en-US', code).phone(e164)).toBe(national);
  const abroad = code === 'GH' ? 'IE' : 'GH';
  expect(createFormats('en-US', abroad).phone(e164)).toMatch(/^\+/);
});

test.each([
  ['IE', 'en-IE', '€1,250', '10 January 2026'],
  ['US', 'en-US', '$1,250', 'January 9, 2026'],
  ['JP', 'ja-JP', '￥1,250', '2026年1月10日'],
  ['GH', 'en-GH', 'GH₵1,250', '10 January 2026'],
] as const)('%s in %s formats money as %s and dates in its time zone', (code, locale, money, day) => {
  const format = createFormats(locale, code);
  expect(format.money(125_000)).toBe(money);
  expect(format.date('2026-01-10T00:30:00Z')).toBe(day);
  expect(format.date('2026-01-09')).toBe(createFormats(locale, 'GH').date('2026-01-09'));
});

describe('the active country', () => {
  test('is Ghana unless the configuration names another one', () => {
    expect(activeCountry).toBe('GH');
    expect([undefined, '', 'IE'].map(readCountry)).toEqual(['GH', 'GH', 'IE']);
    expect(() => readCountry('GB')).toThrow(/^COUNTRY: "GB" is not one of US, CA/);
  });

  test('has the only enabled flag in the country limits', () => {
    const { active, flags } = countryLimits('GH');
    expect({ active, on: countryCodes.filter((code) => flags[code]) }).toEqual({ active: 'GH', on: ['GH'] });
    expect(Object.keys(flags)).toEqual(countryCodes);
  });
});

test.each([
  ['US', 'en-GH', 'the United States'],
  ['UK', 'en-US', 'the United Kingdom'],
  ['UAE', 'en-GH', 'the United Arab Emirates'],
  ['GH', 'en-GH', 'Ghana'],
  ['US', 'es-ES', 'Estados Unidos'],
] as const)('in a sentence %s in %s is %s', (code, locale, expected) => {
  expect(countryInSentence(code, locale)).toBe(expected);
});
