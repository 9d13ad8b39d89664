import { expect, test } from 'vitest';
import { countryCodes } from '@/schemas/country';
import { mapDefinitions } from './map-definitions';

test.each(countryCodes)('map definition of %s › names each town once', (code) => {
  const names = mapDefinitions[code].towns.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test('map definitions › have one drawing per country', () => {
  const drawings = countryCodes.map((code) => mapDefinitions[code].drawing);
  expect(new Set(drawings).size).toBe(countryCodes.length);
});
