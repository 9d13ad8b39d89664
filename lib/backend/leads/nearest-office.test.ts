import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offices as demoOffices } from '@/lib/demo/data/offices/offices';
import { gazetteerOf } from '@/lib/places/gazetteer';
import { createPlaceResolver, type PlaceResolver, resolvePlace } from '@/lib/places/resolve-place';
import { isLongForm } from '@/tests/support/test-scope';
import { chooseOffice, type LeadOffice, MAX_OFFICE_DISTANCE_KM, servesTrade } from './nearest-office';

const office = (id: number, more: Partial<LeadOffice> = {}): LeadOffice => ({
  ...{ id, name: `Office ${id}`, email: `office-${id}@example.com`, latitude: 5.557, longitude: -0.182 },
  ...{ region: 'Greater Accra', territories: [], trades: [], ...more },
});
const osu = office(1, { territories: ['Osu', 'Ridge', 'Oyarifa Hills'] });
const adum = office(2, { latitude: 6.6913, longitude: -1.6268, region: 'Ashanti', territories: ['Suame'] });
const choose = (
  texts: string[],
  offices: LeadOffice[],
  trade: string | null = null,
  resolve: PlaceResolver = resolvePlace,
) => {
  const choice = chooseOffice({ texts, trade }, offices, resolve);
  return [choice.kind, 'office' in choice ? choice.office?.id : null];
};

describe('chooseOffice', () => {
  test.each<[string, string[], [string, number | null]]>([
    ['a quarter in a territory', ['Osu, Accra'], ['territory', 1]],
    ['a territory that the gazetteer does not know', ['12 Oyarifa Hills'], ['territory', 1]],
    ['a quarter with the name of another town’s territory', ['Ridge, Kumasi'], ['nearest', 2]],
    ['a digital address', ['AK-019-2846'], ['nearest', 2]],
    ['a region', ['Ashanti'], ['nearest', 2]],
    ['a misspelt town', ['Kumase'], ['nearest', 2]],
    ['the first text with a known place', ['P.O. Box 4', 'Kumasi'], ['nearest', 2]],
    ['a place far from every office', ['Bawku'], ['too-far', 2]],
    ['an unknown place', ['Atlantis'], ['unknown-place', null]],
    ['no place', [], ['no-place', null]],
  ])('selects the office of %s', (_name, texts, expected) => {
    expect(choose(texts, [osu, adum])).toEqual(expected);
  });

  test('selects an office of the region even when it is far away', () => {
    const tamale = office(3, { latitude: 9.4047, longitude: -0.8361, region: 'Upper East' });
    expect(choose(['Bawku'], [tamale])).toEqual(['nearest', 3]);
  });

  test('selects the office of a place that the network has added', () => {
    const added = { name: 'Zorgo Gardens', kind: 'quarter', town: 'Kumasi', region: 'Ashanti' } as const;
    const resolve = createPlaceResolver('GH', [
      { ...added, latitude: 6.715, longitude: -1.64, aliases: [], twins: [], isMinor: false },
    ]);
    expect(choose(['Zorgo Gardens'], [osu, adum])).toEqual(['unknown-place', null]);
    expect(choose(['Zorgo Gardens'], [osu, adum], null, resolve)).toEqual(['nearest', 2]);
    const ofGardens = office(3, { territories: ['Zorgo Gardens'] });
    expect(choose(['Zorgo Gardens'], [osu, adum, ofGardens], null, resolve)).toEqual(['territory', 3]);
  });

  test('selects nothing without offices', () => {
    expect(choose(['Kumasi'], [])).toEqual(['too-far', undefined]);
  });

  test('prefers the territory to the distance, the more precise territory, then the trade, then the distance', () => {
    const far = { latitude: 9.4, longitude: -0.8, region: 'Northern' };
    expect(choose(['Osu'], [office(1), office(2, { ...far, territories: ['Osu'] })])).toEqual([
      'territory',
      2,
    ]);
    const ofTown = office(1, { territories: ['Accra'] });
    expect(choose(['Osu'], [ofTown, office(2, { ...far, territories: ['Osu'] })])).toEqual(['territory', 2]);
    expect(choose(['Dansoman'], [ofTown, office(2, { territories: ['Greater Accra'] })])).toEqual([
      'territory',
      1,
    ]);
    const ofTrade = office(2, { ...far, territories: ['Osu'], trades: ['Bakeries and restaurants'] });
    const both = [office(1, { territories: ['Osu'] }), ofTrade];
    expect(choose(['Osu'], both)).toEqual(['territory', 1]);
    expect(choose(['Osu'], both, 'Bakery')).toEqual(['territory', 2]);
  });
});

test.each([
  ['Bakery', ['Bakeries and restaurants'], true],
  ['restaurants', ['Restaurant'], true],
  ['Bar', ['Barber shops'], false],
  ['Pharmacy', [], false],
])('servesTrade › %s by %j is %s', (trade, specialties, expected) => {
  expect(servesTrade(specialties, trade)).toBe(expected);
});

/** Distance by the haversine formula, independent of the product's. */
function haversineKm(a: { latitude: number; longitude: number }, b: typeof a): number {
  const rad = Math.PI / 180;
  const sinLatitude = Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2;
  const sinLongitude = Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  const h = sinLatitude + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * sinLongitude;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

const regionNames: Readonly<Record<string, string>> = {
  ...{
    'GH-AA': 'Greater Accra',
    'GH-AH': 'Ashanti',
    'GH-WP': 'Western',
    'GH-CP': 'Central',
    'GH-EP': 'Eastern',
  },
  ...{ 'GH-TV': 'Volta', 'GH-BO': 'Bono', 'GH-BE': 'Bono East', 'GH-NP': 'Northern' },
};
const network = demoOffices
  .filter(({ status }) => status !== 'ComingSoon')
  .map(({ latitude, longitude, region, territories, name }, index) =>
    office(index + 1, { latitude, longitude, name, region: regionNames[region] ?? region, territories }),
  );

/** The name of a territory in the gazetteer: `Agona Swedru` for `Swedru`. */
const officialName = (territory: string): string => resolvePlace(territory)?.name ?? territory;

/** The office of a place, written plainly: a territory of this name, of its town, or else the nearest office. */
function referenceOffice(text: string, offices: readonly LeadOffice[]): number | null {
  const place = resolvePlace(text);
  if (!place) return null;
  const byDistance = offices.toSorted((a, b) => haversineKm(a, place) - haversineKm(b, place));
  for (const name of new Set([place.name, place.town, place.region])) {
    const owner = byDistance.find(({ territories }) =>
      territories.some((territory) => officialName(territory) === name),
    );
    const territory = owner && resolvePlace(`${name}, ${owner.region}`);
    if (territory && haversineKm(territory, place) < 40) return owner.id;
  }
  const [nearest] = byDistance;
  if (!nearest) return null;
  const isNear = haversineKm(nearest, place) <= MAX_OFFICE_DISTANCE_KM || nearest.region === place.region;
  return isNear ? nearest.id : null;
}

const places = gazetteerOf('GH').places;
const placeText = fc.oneof(
  fc.constantFrom(...places).map(({ name, town }) => (town && town !== name ? `${name}, ${town}` : name)),
  fc.constantFrom(...places).map(({ name }) => name),
  fc
    .tuple(
      fc.constantFrom(...'ABCEGNUVWX'),
      fc.constantFrom(...'ABCEKMNSTW'),
      fc.integer({ min: 100, max: 9999 }),
    )
    .map(([region, district, area]) => `${region}${district}-${area}-1234`),
  fc
    .tuple(fc.integer({ min: 4800, max: 11000 }), fc.integer({ min: -3000, max: 1100 }))
    .map(([latitude, longitude]) => `${latitude / 1000}, ${longitude / 1000}`),
  fc.string(),
);
const RUNS = isLongForm ? 5_000 : 400;

test(`chooseOffice › of ${RUNS} generated places selects the office of a plain reference`, () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(placeText, (text) => {
      const choice = chooseOffice({ texts: [text], trade: null }, network, resolvePlace);
      kinds.add(choice.kind);
      const isChosen = choice.kind === 'territory' || choice.kind === 'nearest';
      const chosen = isChosen ? choice.office : null;
      const expected = referenceOffice(text, network);
      expect(chosen?.id ?? null, text).toBe(expected);
    }),
    { numRuns: RUNS },
  );
  expect([...kinds]).toEqual(expect.arrayContaining(['territory', 'nearest', 'too-far']));
});
