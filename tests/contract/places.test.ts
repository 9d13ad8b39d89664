import { describe, expect, it } from 'vitest';
import {
  digitalDistricts,
  digitalRegions,
  findDistrict,
  parseDistrict,
} from '@/lib/backend/contract/gazetteer/digital-address-districts';
import { createPlaceFinder, findPlace, findSimilar } from '@/lib/backend/contract/gazetteer/find-place';
import { ghanaPlaces } from '@/lib/backend/contract/gazetteer/ghana-places';
import { offices } from '@/lib/demo/data/offices/offices';

describe('findPlace', () => {
  it.each([
    ['Kumasi', 'Kumasi'],
    ['  kumasi ', 'Kumasi'],
    ['Ashanti Region', 'Ashanti'],
    ['North East', 'North East'],
    ['Northern Region, Ghana', 'Northern'],
    ['14 Cantonments Road, Osu, Accra', 'Osu'],
    ['27 Lagos Avenue East Legon', 'East Legon'],
    ['Ho', 'Ho'],
    ['near the market, Wa', 'Wa'],
    ['Sekondi Takoradi', 'Sekondi-Takoradi'],
    ['Brong-Ahafo', 'Bono'],
    ['GH-AA', 'Greater Accra'],
  ])('%j is %s', (written, name) => {
    expect(findPlace(written)?.name).toBe(name);
  });

  it.each([
    ['Kumase', 'Kumasi'],
    ['Bolgatonga', 'Bolgatanga'],
    ['Navrango', 'Navrongo'],
    ['Market Street, Tamalle', 'Tamale'],
    ['Kumais', 'Kumasi'],
    ['Koforiuda', 'Koforidua'],
  ])('%j is corrected to %s', (written, name) => {
    expect(findPlace(written)?.name).toBe(name);
  });

  it.each(['Tama', 'Wo', 'Kumasssi Lake', 'Northenr West'])('for %j no place is guessed', (written) => {
    expect(findPlace(written)).toBeUndefined();
  });

  it('guesses nothing when two names are equally similar', () => {
    expect(findSimilar('sampam', ['sampan', 'sampas'])).toBeUndefined();
    expect(findSimilar('sampan', ['sampan', 'sampas'])).toBe('sampan');
  });

  it.each(['Atlantis', '', 'Ghana', 'Oh ho ho', '%'])('does not find %j', (written) => {
    expect(findPlace(written)).toBeUndefined();
  });
});

describe('the gazetteer of Ghana', () => {
  it.each(['towns', 'regions'] as const)('has each name and alias of its %s once', (kind) => {
    const names = ghanaPlaces[kind].flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]);
    expect(names.length).toBeGreaterThan(16);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('digital addresses', () => {
  it.each([
    ['GA-183-8164', 'GA'],
    ['ga 183 8164', 'GA'],
    ['GA1838164', 'GA'],
    ['EO-1070-1234', 'EO'],
    ['N5-03074-1234', 'N5'],
    ['GA183', 'GA'],
    ['ak', 'AK'],
  ])('%j belongs to %s', (written, district) => {
    expect(parseDistrict(written)).toBe(district);
  });

  it.each(['GA-18-8164', '90210', '', 'Accra', 'GA-183-81645678'])('%j is invalid', (written) => {
    expect(parseDistrict(written)).toBeNull();
  });

  it('has a town for every listed district and region', () => {
    for (const [district, town] of [...digitalDistricts, ...digitalRegions]) {
      expect(findPlace(town)?.name, district).toBe(town);
    }
  });

  it('falls back to the region of an unlisted district, and finds nothing for an unknown region', () => {
    expect(findDistrict('EO')?.name).toBe('Eastern');
    expect(findDistrict('ZZ')).toBeUndefined();
  });
});

describe('the offices of the demo network', () => {
  const findNear = (
    point: { latitude: number; longitude: number } | undefined,
    office: (typeof offices)[number],
  ) => Math.hypot((point?.latitude ?? 99) - office.latitude, (point?.longitude ?? 99) - office.longitude);

  it('are found by town, and by digital address within about 20 km', () => {
    expect(offices.length).toBeGreaterThan(10);
    for (const office of offices) {
      expect(findNear(findPlace(office.locality), office), office.slug).toBeLessThan(0.2);
      if (!office.digital_address) continue;
      const district = parseDistrict(office.digital_address);
      expect(findNear(findDistrict(district ?? ''), office), office.slug).toBeLessThan(0.2);
    }
  });
});

it('findPlace › resolves towns on the map of another country', () => {
  const find = createPlaceFinder('IE');
  expect(find('12 Quay Street, Galway')).toMatchObject({ name: 'Galway', latitude: 53.271 });
  expect(find('Kumasi')).toBeUndefined();
});
