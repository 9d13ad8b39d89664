import { describe, expect, test } from 'vitest';
import { activeCountry, activeCountryValues, countryLimits, selectableCountries } from './active-country';
import { countryCodeSchema } from './countries';
import { countryValues } from './country-values';

const codes = countryCodeSchema.options;

describe('countries', () => {
  test("codes and names are the spec's, in its order", () => {
    expect(codes.map((code) => [code, countryValues[code].name])).toEqual([
      ['US', 'United States'],
      ['CA', 'Canada'],
      ['FR', 'France'],
      ['IE', 'Ireland'],
      ['JP', 'Japan'],
      ['SG', 'Singapore'],
      ['ZA', 'South Africa'],
      ['UAE', 'United Arab Emirates'],
      ['UK', 'United Kingdom'],
      ['VN', 'Vietnam'],
      ['GH', 'Ghana'],
      ['ES', 'Spain'],
      ['MX', 'Mexico'],
      ['PR', 'Puerto Rico'],
    ]);
  });

  test('Ghana is served, and only Ghana', () => {
    expect(activeCountry).toBe('GH');
    expect(countryLimits.active).toBe('GH');
    expect(codes.filter((code) => countryLimits.flags[code])).toEqual(['GH']);
    expect(activeCountryValues).toMatchObject({ currency: 'GHS', distanceUnit: 'km', regionWord: 'Region' });
  });

  test('currencies: the four of the spec, and ours', () => {
    const currencies = codes.flatMap((code) => {
      const { currency } = countryValues[code];
      return currency ? [`${code} ${currency}`] : [];
    });
    expect(currencies).toEqual(['US USD', 'CA CAD', 'IE EUR', 'GH GHS', 'ES EUR']);
  });

  test('miles in the United States only', () => {
    expect(codes.filter((code) => countryValues[code].distanceUnit === 'mi')).toEqual(['US']);
  });

  test('what the spec says of offices', () => {
    expect(countryValues.US).toMatchObject({ officeLabel: 'TBA Office', locationPath: 'locations' });
    expect(countryValues.US.officeAddress).toContain('West Palm Beach, Florida');
    expect(countryValues.CA.officeAddress).toBe('Offices Across Canada');
    expect(countryValues.MX.officeAddress).toBe('Offices Across Mexico');
    expect(countryValues.GH.officeAddress).toContain('Accra');
    expect(codes.filter((code) => countryValues[code].hasLocationList)).toEqual([
      'US',
      'CA',
      'IE',
      'GH',
      'MX',
    ]);
  });

  test.each(codes.filter((code) => code !== 'PR'))('%s offers every country, its own first', (own) => {
    const names = selectableCountries(own);
    expect(names[0]).toBe(countryValues[own].name);
    expect(names.toSorted()).toEqual(codes.map((code) => countryValues[code].name).toSorted());
  });

  test('Puerto Rico offers none', () => {
    expect(selectableCountries('PR')).toEqual([]);
  });
});
