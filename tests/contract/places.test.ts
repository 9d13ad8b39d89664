import { describe, expect, it } from 'vitest';
import { digitalDistricts, digitalRegions } from '@/lib/backend/contract/places/digital-districts';
import { findDistrict, readDistrict } from '@/lib/backend/contract/places/find-digital-address';
import { createPlaceFinder, findPlace } from '@/lib/backend/contract/places/find-place';
import { findSimilar } from '@/lib/backend/contract/places/find-similar';
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
  ])('%j is taken for %s, which is written almost so', (written, name) => {
    expect(findPlace(written)?.name).toBe(name);
  });

  it.each(['Tama', 'Wo', 'Kumasssi Lake', 'Northenr West'])('of %j nothing is guessed', (written) => {
    expect(findPlace(written)).toBeUndefined();
  });

  it('guesses nothing where two names are as near', () => {
    expect(findSimilar('sampam', ['sampan', 'sampas'])).toBeUndefined();
    expect(findSimilar('sampan', ['sampan', 'sampas'])).toBe('sampan');
  });

  it.each(['Atlantis', '', 'Ghana', 'Oh ho ho', '%'])('does not know %j', (written) => {
    expect(findPlace(written)).toBeUndefined();
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
    expect(readDistrict(written)).toBe(district);
  });

  it.each(['GA-18-8164', '90210', '', 'Accra', 'GA-183-81645678'])('%j is none', (written) => {
    expect(readDistrict(written)).toBeNull();
  });

  it('knows the town of every district and region it lists', () => {
    for (const [district, town] of [...digitalDistricts, ...digitalRegions]) {
      expect(findPlace(town)?.name, district).toBe(town);
    }
  });

  it('falls back to the region of an unlisted district, and knows no place beyond the regions', () => {
    expect(findDistrict('EO')?.name).toBe('Eastern');
    expect(findDistrict('ZZ')).toBeUndefined();
  });
});

describe('the offices of the demo network', () => {
  const near = (
    place: { latitude: number; longitude: number } | undefined,
    office: (typeof offices)[number],
  ) => Math.hypot((place?.latitude ?? 99) - office.latitude, (place?.longitude ?? 99) - office.longitude);

  it('are found by their town, and by their digital address within some 20 km', () => {
    expect(offices.length).toBeGreaterThan(10);
    for (const office of offices) {
      expect(near(findPlace(office.locality), office), office.slug).toBeLessThan(0.2);
      if (!office.digital_address) continue;
      const district = readDistrict(office.digital_address);
      expect(near(findDistrict(district ?? ''), office), office.slug).toBeLessThan(0.2);
    }
  });
});

it('knows the towns on another country’s map', () => {
  const find = createPlaceFinder('IE');
  expect(find('12 Quay Street, Galway')).toMatchObject({ name: 'Galway', latitude: 53.271 });
  expect(find('Kumasi')).toBeUndefined();
});
