import { describe, expect, it } from 'vitest';
import { digitalDistricts, digitalRegions, parseDistrict } from './digital-address-districts';
import { findInSearch } from './find-in-search';
import { gazetteerOf } from './gazetteer';
import { findSimilar } from './name-index';
import { createPlaceResolver, formatPlace, resolvePlace, shippedPlaces } from './resolve-place';

/** `Suame, Kumasi` for a text; undefined when it names no place. */
const placeOf = (text: string): string | undefined => {
  const place = resolvePlace(text);
  return place ? formatPlace(place) : undefined;
};

describe('resolvePlace › names', () => {
  it.each([
    ['Kumasi', 'Kumasi'],
    ['  kumasi ', 'Kumasi'],
    ['Ashanti Region', 'Ashanti'],
    ['North East', 'North East'],
    ['Northern Region, Ghana', 'Northern'],
    ['14 Cantonments Road, Osu, Accra', 'Osu, Accra'],
    ['27 Lagos Avenue East Legon', 'East Legon, Accra'],
    ['Ho', 'Ho'],
    ['Sekondi Takoradi', 'Sekondi-Takoradi'],
    ['Brong-Ahafo', 'Bono'],
    ['GH-AA', 'Greater Accra'],
    ['Adabraka', 'Adabraka, Accra'],
    ['Nima', 'Nima, Accra'],
    ['Ridge', 'Ridge, Accra'],
    ['Ridge, Kumasi', 'Ridge, Kumasi'],
    ['Kumasi, Suame', 'Suame, Kumasi'],
    ['Suame Magazine', 'Suame, Kumasi'],
    ['Atasomanso', 'Atasomanso, Kumasi'],
    ['Aboabo, Tamale', 'Aboabo, Tamale'],
    ['Aboabo', 'Aboabo, Kumasi'],
    ['Tafo', 'Tafo, Kumasi'],
    ['Akim Tafo', 'New Tafo Akim'],
    ['Mampong', 'Mampong'],
    ['Akuapem Mampong', 'Akuapem Mampong'],
    ['Mampong, Eastern Region', 'Akuapem Mampong'],
    ['Akra', 'Accra'],
    ['Bekwai', 'Bekwai'],
    ['Bekwai, Western', 'Sefwi Bekwai'],
    ['Bekwai, Western North Region', 'Sefwi Bekwai'],
    ['Tafo, Eastern', 'New Tafo Akim'],
    ['Akropong, Western Region', 'Wassa Akropong'],
    ['Ho, Central Region', 'Central'],
    ['Accra - Central', 'Accra Central, Accra'],
    ['Dambai, Volta Region', 'Dambai'],
    ['Sefwi Asawinso, behind the market', 'Western North'],
    ['Kotoka', 'Airport, Accra'],
    ['Kotoka International Airport', 'Airport, Accra'],
    ['Anaji', 'Anaji, Takoradi'],
    ['Cantonments Road, Accra', 'Accra'],
    ['Central Market, Kumasi', 'Kumasi'],
    ['Madina Zongo', 'Madina, Accra'],
    ['House no. 12, behind the post office, Lapaz', 'Lapaz, Accra'],
  ])('%j is %s', (written, name) => {
    expect(placeOf(written)).toBe(name);
  });

  it.each([
    ['E. Legon', 'East Legon, Accra'],
    ['E/Legon', 'East Legon, Accra'],
    ['N. Kaneshie', 'North Kaneshie, Accra'],
    ['Comm. 1, Tema', 'Community 1, Tema'],
    ['Community Four', 'Community 4, Tema'],
    ['C25', 'Community 25, Tema'],
    ['Gt. Accra', 'Greater Accra'],
    ['Airport Res. Area', 'Airport Residential Area, Accra'],
    ['C/Coast', 'Cape Coast'],
    ["T'di", 'Takoradi'],
  ])('%j is short for %s', (written, name) => {
    expect(placeOf(written)).toBe(name);
  });

  it.each([
    ['in Kumasi', 'Kumasi'],
    ['at Osu', 'Osu, Accra'],
    ['near Adabraka', 'Adabraka, Accra'],
    ['around Tamale', 'Tamale'],
    ['near the market, Wa', 'Wa'],
    ['a shop in Ho', 'Ho'],
    ['close to Nima', 'Nima, Accra'],
  ])('%j is understood as %s', (written, name) => {
    expect(placeOf(written)).toBe(name);
  });

  it.each([
    ['Kɔfɔridua', 'Koforidua'],
    ['Dzɔdze', 'Dzodze'],
    ['Ŋkawkaw', 'Nkawkaw'],
    ['Kpandó', 'Kpando'],
    ['Aƒlao', 'Aflao'],
    ['Ʋolta', 'Volta'],
    ['Ɖambai', 'Dambai'],
    ['Ɣo', undefined],
  ])('%j is written with Ghanaian letters for %s', (written, name) => {
    expect(placeOf(written)).toBe(name);
  });

  it.each([
    ['Kumase', 'Kumasi'],
    ['Kuamsi', 'Kumasi'],
    ['Bolgatonga', 'Bolgatanga'],
    ['Navrango', 'Navrongo'],
    ['Market Street, Tamalle', 'Tamale'],
    ['Adabrka', 'Adabraka, Accra'],
    ['Dansomann, Accra', 'Dansoman, Accra'],
    ['Nimma', 'Nima, Accra'],
    ['near Takordi', 'Takoradi'],
  ])('%j is corrected to %s', (written, name) => {
    expect(placeOf(written)).toBe(name);
  });

  it.each(['Tama', 'Wo', 'Kumasssi Lake', 'Northenr West', 'Atlantis', '', 'Ghana', 'Oh ho ho', '%'])(
    'for %j no place is guessed',
    (written) => {
      expect(placeOf(written)).toBeUndefined();
    },
  );

  it('marks a misspelt name', () => {
    expect(resolvePlace('Adabrka')?.isCorrected).toBe(true);
    expect(resolvePlace('Adabraka')?.isCorrected).toBe(false);
  });

  it('guesses nothing when two names are equally similar', () => {
    expect(findSimilar('sampam', ['sampan', 'sampas'])).toBeUndefined();
    expect(findSimilar('sampan', ['sampan', 'sampas'])).toBe('sampan');
  });

  it('a city has its quarters as parts, and a twin town its towns', () => {
    expect(resolvePlace('Kumasi')?.parts).toEqual(
      expect.arrayContaining(['Suame', 'Asokwa', 'Tafo', 'Atasomanso', 'Adum', 'Bantama']),
    );
    expect(resolvePlace('Sekondi-Takoradi')?.parts).toEqual(
      expect.arrayContaining(['Sekondi', 'Takoradi', 'Anaji', 'Essikado']),
    );
    expect(resolvePlace('Suame')).toMatchObject({ town: 'Kumasi', region: 'Ashanti', parts: [] });
  });
});

describe('resolvePlace › coordinates and plus codes', () => {
  it.each([
    '5.6037, -0.1870',
    '5.6037 -0.1870',
    '5.6037° N, 0.1870° W',
    'N 5.6037 W 0.1870',
    '5°36\'13.3"N 0°11\'13.2"W',
    'geo:5.6037,-0.1870',
    'https://www.google.com/maps/@5.6037,-0.1870,15z',
    'https://maps.google.com/?q=5.6037%2C-0.1870',
    '-0.1870, 5.6037',
    'lat: 5.6037, lng: -0.1870',
    '5,6037; -0,1870',
    '5.6037, −0.1870',
  ])('%j is in Accra', (written) => {
    const place = resolvePlace(written);
    expect(place).toMatchObject({ kind: 'coordinates', town: 'Accra', region: 'Greater Accra' });
    expect(place?.latitude).toBeCloseTo(5.6037, 3);
    expect(place?.longitude).toBeCloseTo(-0.187, 3);
  });

  it.each(['5.6,-0.18', '5.6, -0.18', '5.6 -0.18', '5.6,-0.2', '-0.2,5.6', '5.6 N, 0.2 W', '6.7,0.5'])(
    '%j are coordinates with one decimal place',
    (written) => expect(resolvePlace(written)).toMatchObject({ kind: 'coordinates' }),
  );

  it.each(['5.6,-0.18', '5.6, -0.18', 'bakery near 5.6,-0.2'])('a search understands %j', (written) => {
    const { places, rest } = findInSearch(shippedPlaces.index, resolvePlace, written);
    expect(places).toMatchObject([{ place: { kind: 'coordinates', region: 'Greater Accra' } }]);
    expect(rest).toBe(written.startsWith('bakery') ? 'bakery' : '');
  });

  it.each(['sales 5.6, 0.5 with', '12, 5', '1.5, 2.5', 'GHS 5.50 or 6.50', '91.20, 181.30'])(
    '%j are no coordinates',
    (written) => {
      expect(resolvePlace(written)).toBeNull();
    },
  );

  it('coordinates outside the gazetteer have no name', () => {
    expect(resolvePlace('51.5007, -0.1246')).toMatchObject({
      name: '51.5007, -0.1246',
      town: null,
      region: null,
    });
  });

  it.each([
    ['6CQXJR37+F5', 5.6037, -0.187],
    ['6cqxjr37+f5', 5.6037, -0.187],
    ['6CQXJR37+F5Q', 5.6037, -0.187],
    ['6CQX JR37+F5', 5.6037, -0.187],
    ['JR37+F5 Accra', 5.6037, -0.187],
    ['JR37+F5, Accra, Ghana', 5.6037, -0.187],
    ['Near the station (M9QG+8V) in Kumasi', 6.6883, -1.6228],
    ['C535+92X, Tamale', 9.4034, -0.8424],
  ])('%j is %d, %d', (written, latitude, longitude) => {
    const place = resolvePlace(written);
    expect(place?.kind).toBe('plus-code');
    expect(place?.latitude).toBeCloseTo(latitude, 3);
    expect(place?.longitude).toBeCloseTo(longitude, 3);
  });

  it('a short plus code without a town is no place', () => {
    expect(resolvePlace('JR37+F5')).toBeNull();
  });
});

describe('resolvePlace › digital addresses', () => {
  it.each([
    ['GA-183-8164', 'Accra'],
    ['AK-019-2846', 'Kumasi'],
    ['ak 019 2846', 'Kumasi'],
    ['GM-012-3456', 'Madina, Accra'],
    ['EO-1070-1234', 'Coaltar'],
    ['N5-03074-1234', 'Damongo'],
    ['GA183', 'Accra'],
    ['House 5, AK-019-2846, opposite the school', 'Kumasi'],
    ['GA-183-8164, Adabraka', 'Adabraka, Accra'],
    ['GA-183-8164, Tamale', 'Accra'],
  ])('%j is %s', (written, name) => {
    expect(placeOf(written)).toBe(name);
  });

  it.each([
    ['GA-183-8164', 'GA'],
    ['ga 183 8164', 'GA'],
    ['GA1838164', 'GA'],
    ['EO-1070-1234', 'EO'],
    ['GA183', 'GA'],
    ['ak', 'AK'],
  ])('%j belongs to %s', (written, district) => {
    expect(parseDistrict(written)).toBe(district);
  });

  it.each(['GA-18-8164', '90210', '', 'Accra', 'GA-183-81645678'])('%j is invalid', (written) => {
    expect(parseDistrict(written)).toBeNull();
  });

  it('has a place for each of the 216 districts and each region', () => {
    expect(digitalDistricts.size).toBeGreaterThan(210);
    for (const [district, name] of [...digitalDistricts, ...digitalRegions])
      expect(resolvePlace(name)?.name, district).toBe(name);
  });

  it('falls back to the region of an unlisted district, and finds nothing for an unknown region', () => {
    expect(placeOf('EI-001-0001')).toBe('Mpraeso');
    expect(placeOf('E9-001-0001')).toBe('Eastern');
    expect(placeOf('ZZ-001-0001')).toBeUndefined();
  });
});

describe('the gazetteer of Ghana', () => {
  const { places, capitals } = gazetteerOf('GH');

  it('has the sixteen regions with their capitals', () => {
    expect(places.filter(({ kind }) => kind === 'region')).toHaveLength(16);
    expect(capitals.size).toBe(16);
  });

  it.each([
    ['Accra', 250],
    ['Kumasi', 180],
    ['Tema', 60],
    ['Tamale', 60],
    ['Takoradi', 30],
  ])('has the quarters of %s, at least %d', (city, count) => {
    expect(places.filter(({ town, kind }) => kind === 'quarter' && town === city).length).toBeGreaterThan(
      count,
    );
  });

  it('has each name once in a town or region', () => {
    const names = places.map(
      ({ kind, name, town, region }) => `${kind} ${kind === 'quarter' ? town : region} ${name}`,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('resolves each of its names to a place with that name', () => {
    const missed = places.filter((place) => {
      const context = place.kind === 'quarter' ? `${place.name}, ${place.town}` : place.name;
      return resolvePlace(context)?.name !== place.name;
    });
    expect(missed.map(({ name, town }) => `${name}, ${town}`)).toEqual([]);
  });
});

describe('createPlaceResolver', () => {
  it('resolves towns on the map of another country', () => {
    const resolve = createPlaceResolver('IE');
    expect(resolve('12 Quay Street, Galway')).toMatchObject({ name: 'Galway', latitude: 53.271 });
    expect(resolve('Kumasi')).toBeNull();
  });

  it('resolves names that a network added, before those of the gazetteer', () => {
    const resolve = createPlaceResolver('GH', [
      {
        ...{ name: 'Appiadu', kind: 'quarter', town: 'Kumasi', region: 'Ashanti' },
        ...{ latitude: 6.66, longitude: -1.53, aliases: ['appiadu junction'], twins: [], isMinor: false },
      },
    ]);
    expect(resolve('Appiadu Junction')).toMatchObject({ name: 'Appiadu', town: 'Kumasi', latitude: 6.66 });
    expect(resolve('Kumasi')?.parts).toContain('Appiadu');
    expect(resolve('Osu')?.town).toBe('Accra');
  });
});
