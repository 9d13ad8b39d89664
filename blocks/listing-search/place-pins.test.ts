import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { examplePlace } from '@/lib/engine/example-place';
import { pageCustoms } from '@/lib/engine/page-customs';
import { exampleFound } from '@/schemas/examples/search';
import type { FoundListings } from '@/schemas/search/found-listings';
import { readSearch } from '@/schemas/search/read-search';
import { namePins } from './name-pins';
import { pinPlaces, pinSizes } from './place-pins';
import { findPlaces, frameOf, isGrouping, placesHref } from './places';
import type { SearchContext } from './search-context';

/** A district of a region of Ghana, as far from Accra as this in degrees. */
type Near = { name: string; count: number; east: number; north: number };

function mapOf(nears: readonly Near[], query = 'region=greater-accra') {
  const facets = nears.map(({ name, count }, place) => ({ value: `d${place}`, label: name, count }));
  const found: FoundListings = {
    ...exampleFound,
    state: readSearch(new URLSearchParams(`${query}&view=map`)),
    facets: { ...exampleFound.facets, district: facets },
    spots: nears.map(({ east, north }, place) => ({
      slug: `d${place}`,
      latitude: 5.6 + north,
      longitude: -0.2 + east,
    })),
  };
  const page = createPageContext(examplePlace('en-GH', new Map()), pageCustoms('en-GH'));
  const context: SearchContext = { found, page, id: 'find' };
  const places = findPlaces(context);
  const box = frameOf(
    page.map,
    places.flatMap(({ spot }) => spot ?? []),
    found,
  );
  return { context, box, pins: pinPlaces(places, page.map, box, isGrouping(found)) };
}

const near = fc.record({
  name: fc.constantFrom('Osu', 'La Dade Kotopon', 'Accra Metropolitan'),
  count: fc.integer({ min: 1, max: 900 }),
  east: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  north: fc.double({ min: 0, max: 0.5, noNaN: true }),
});

test('no two pins lie closer than 44 px on a telephone, and all that was found is counted on them', () => {
  fc.assert(
    fc.property(fc.array(near, { minLength: 1, maxLength: 20 }), (nears) => {
      const { box, pins } = mapOf(nears);
      const least = (box.width / 100) * pinSizes.gap - 0.2;
      for (const [index, { at }] of pins.entries())
        for (const other of pins.slice(index + 1))
          expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(least);
      const told = pins.reduce((sum, { count }) => sum + count, 0);
      expect(told).toBe(nears.reduce((sum, { count }) => sum + count, 0));
    }),
    { numRuns: 50 },
  );
});

test('neighbours are counted on one pin, which leads to a map of theirs, where each has its own', () => {
  const nears = [
    { name: 'Korle Klottey', count: 3, east: 0.017, north: -0.044 },
    { name: 'Accra Metropolitan', count: 9, east: -0.012, north: -0.052 },
    { name: 'Kpone Katamanso', count: 2, east: 0.26, north: 0.09 },
  ];
  const { context, pins } = mapOf(nears);
  expect(pins.map(({ count, others }) => [count, others])).toEqual([
    [12, 1],
    [2, 0],
  ]);
  const [hrefs] = [pins.map(({ places }) => placesHref(context, places))];
  expect(hrefs).toEqual([
    `/en-GH${exampleFound.path}?region=greater-accra&district=d0&district=d1&view=map#find-results`,
    `/en-GH${exampleFound.path}?region=greater-accra&district=d2#find-results`,
  ]);
  const zoomed = mapOf(nears, 'region=greater-accra&district=d0&district=d1');
  expect(zoomed.pins.map(({ count, others }) => [count, others])).toEqual([
    [3, 0],
    [9, 0],
  ]);
});

test('names cover neither pins nor each other, and are not cut', () => {
  const box = { left: 0, top: 0, width: 100, height: 100 };
  const pin = (name: string, x: number, y: number) => ({ name, at: { x, y } });
  const named = namePins([pin('Osu', 50, 50), pin('Tema', 50, 57), pin('Accra', 3, 97)], box);
  expect(named.map(({ name }) => name)).toEqual(['Osu', 'Tema', 'Accra']);
  expect(named[0]?.y).toBeLessThan(50);
  expect(named[1]?.y).toBeGreaterThan(57);
  expect(named[2]?.x).toBeGreaterThan(3);
  const [, beside] = namePins(
    [pin('Osu', 42, 42), pin('La Nkwantanang Madina', 50, 50), pin('Tema', 42, 58)],
    box,
  );
  expect(beside?.name).toBe('La Nkwantanang Madina');
  expect(beside?.x).toBeGreaterThan(55);
  expect(namePins([pin('A name that is longer than the map is wide. '.repeat(2), 50, 50)], box)).toEqual([]);
});
