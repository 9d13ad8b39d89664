import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { exampleLocation } from '@/lib/engine/example-location';
import { pageI18n } from '@/lib/engine/page-i18n';
import { exampleSearchResult } from '@/schemas/examples/search';
import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import { readSearch } from '@/schemas/search/read-search';
import { labelPins } from './label-pins';
import { pinSizes, placePins } from './place-pins';
import { areasHref, findAreas, shouldGroupAreas, visibleBox } from './search-areas';
import type { SearchContext } from './search-context';

/** A district in Ghana with its distance from Accra in degrees. */
type DistrictSpot = { name: string; count: number; east: number; north: number };

function mapOf(districts: readonly DistrictSpot[], query = 'region=greater-accra') {
  const facets = districts.map(({ name, count }, index) => ({ value: `d${index}`, label: name, count }));
  const found: ListingSearchData = {
    ...exampleSearchResult,
    state: readSearch(new URLSearchParams(`${query}&view=map`)),
    facets: { ...exampleSearchResult.facets, district: facets },
    spots: districts.map(({ east, north }, index) => ({
      slug: `d${index}`,
      latitude: 5.6 + north,
      longitude: -0.2 + east,
    })),
  };
  const page = createPageContext(exampleLocation('en-GH', new Map()), pageI18n('en-GH'));
  const context: SearchContext = { found, page, id: 'find' };
  const areas = findAreas(context);
  const box = visibleBox(
    page.map,
    areas.flatMap(({ spot }) => spot ?? []),
    found,
  );
  return { context, box, pins: placePins(areas, page.map, box, shouldGroupAreas(found)) };
}

const districtArbitrary = fc.record({
  name: fc.constantFrom('Osu', 'La Dade Kotopon', 'Accra Metropolitan'),
  count: fc.integer({ min: 1, max: 900 }),
  east: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  north: fc.double({ min: 0, max: 0.5, noNaN: true }),
});

test('no two pins are closer than 44 px on a phone, and together they count all results', () => {
  fc.assert(
    fc.property(fc.array(districtArbitrary, { minLength: 1, maxLength: 20 }), (districts) => {
      const { box, pins } = mapOf(districts);
      const minDistance = (box.width / 100) * pinSizes.gap - 0.2;
      for (const [index, { at }] of pins.entries())
        for (const otherPin of pins.slice(index + 1))
          expect(Math.hypot(at.x - otherPin.at.x, at.y - otherPin.at.y)).toBeGreaterThan(minDistance);
      const countedResults = pins.reduce((sum, { count }) => sum + count, 0);
      expect(countedResults).toBe(districts.reduce((sum, { count }) => sum + count, 0));
    }),
    { numRuns: 50 },
  );
});

test('neighbouring districts share a pin, which links to a map on which each has its own', () => {
  const districts = [
    { name: 'Korle Klottey', count: 3, east: 0.017, north: -0.044 },
    { name: 'Accra Metropolitan', count: 9, east: -0.012, north: -0.052 },
    { name: 'Kpone Katamanso', count: 2, east: 0.26, north: 0.09 },
  ];
  const { context, pins } = mapOf(districts);
  expect(pins.map(({ count, others }) => [count, others])).toEqual([
    [12, 1],
    [2, 0],
  ]);
  const [hrefs] = [pins.map(({ areas }) => areasHref(context, areas))];
  expect(hrefs).toEqual([
    `/en-GH${exampleSearchResult.path}?region=greater-accra&district=d0&district=d1&view=map#find-results`,
    `/en-GH${exampleSearchResult.path}?region=greater-accra&district=d2#find-results`,
  ]);
  const zoomed = mapOf(districts, 'region=greater-accra&district=d0&district=d1');
  expect(zoomed.pins.map(({ count, others }) => [count, others])).toEqual([
    [3, 0],
    [9, 0],
  ]);
});

test('labels cover neither pins nor each other, and are not cut off', () => {
  const box = { left: 0, top: 0, width: 100, height: 100 };
  const pin = (name: string, x: number, y: number) => ({ name, at: { x, y } });
  const labels = labelPins([pin('Osu', 50, 50), pin('Tema', 50, 57), pin('Accra', 3, 97)], box);
  expect(labels.map(({ name }) => name)).toEqual(['Osu', 'Tema', 'Accra']);
  expect(labels[0]?.y).toBeLessThan(50);
  expect(labels[1]?.y).toBeGreaterThan(57);
  expect(labels[2]?.x).toBeGreaterThan(3);
  const [, madinaLabel] = labelPins(
    [pin('Osu', 32, 42), pin('La Nkwantanang Madina', 40, 50), pin('Tema', 32, 58)],
    box,
  );
  expect(madinaLabel?.name).toBe('La Nkwantanang Madina');
  expect(madinaLabel?.x).toBeGreaterThan(45);
  expect(labelPins([pin('A name that is longer than the map is wide. '.repeat(2), 50, 50)], box)).toEqual([]);
});
