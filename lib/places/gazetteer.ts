import { z } from 'zod';
import { mapDefinitions } from '@/lib/map/map-definitions';
import ghanaFile from '@/lib/places/gazetteer/ghana.json' with { type: 'json' };
import type { CountryCode } from '@/schemas/country';

/** A point in WGS 84 degrees. */
export type GeoPoint = { latitude: number; longitude: number };

/** A named place of a gazetteer. */
export type GazetteerPlace = GeoPoint & {
  name: string;
  kind: 'region' | 'town' | 'quarter';
  /** The town of a quarter, and the name of a town itself; null for a region. */
  town: string | null;
  /** The name of the region; null where the gazetteer has no regions. */
  region: string | null;
  /** Other spellings. */
  aliases: readonly string[];
  /** The towns that form a twin town. */
  twins: readonly string[];
  /** The regions that were split off a region, which people still call by its name. */
  splitOff?: readonly string[];
  /** Hamlets, whose names are not proposed for misspelt ones. */
  isMinor: boolean;
};

/** The places of a country. Of several places with a name, the first is the most important. */
export type Gazetteer = {
  places: readonly GazetteerPlace[];
  /** The names of the capitals of the regions, which a misspelt name most probably means. */
  capitals: ReadonlySet<string>;
  /** The box that contains the country; null when unknown. */
  bounds: Bounds | null;
};

export type Bounds = { south: number; north: number; west: number; east: number };

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const aliases = z.array(z.string().min(1).lowercase()).readonly().default([]);
const sourceId = z.enum(['geonames', 'osm', 'curated']);
const sourceSchema = z.strictObject({
  name: z.string().min(1),
  url: z.url(),
  licence: z.string().min(1),
  date: z.iso.date(),
});

/** A gazetteer file. Towns and quarters are listed by importance. */
const gazetteerFileSchema = z.strictObject({
  country: z.literal('GH'),
  licence: z.string().min(1),
  sources: z.record(sourceId, sourceSchema),
  bounds: z.strictObject({ south: latitude, north: latitude, west: longitude, east: longitude }),
  /** Each at the position of its capital. */
  regions: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string().min(1),
      capital: z.string().min(1),
      /** Other names, and those of traditional areas within the region (`Sefwi Bekwai`). */
      aliases,
      /** Since the referendum of 27 December 2018. */
      splitOff: z.array(z.string()).readonly().default([]),
    }),
  ),
  towns: z.array(
    z.strictObject({
      name: z.string().min(1),
      region: z.string(),
      latitude,
      longitude,
      source: sourceId,
      aliases,
      /** Better known than a quarter of the same name. */
      rank: z.literal('major').optional(),
      /** Towns that form this one. */
      parts: z.array(z.string()).optional(),
    }),
  ),
  quarters: z.array(
    z.strictObject({
      name: z.string().min(1),
      town: z.string().min(1),
      latitude,
      longitude,
      source: sourceId,
      aliases,
      rank: z.literal('minor').optional(),
    }),
  ),
});

function toGazetteer(file: z.output<typeof gazetteerFileSchema>): Gazetteer {
  const regionNames = new Map(file.regions.map(({ code, name }) => [code, name]));
  const towns = file.towns.map(
    ({ source, region, rank, parts, ...town }): GazetteerPlace => ({
      ...town,
      kind: 'town',
      town: town.name,
      region: regionNames.get(region) ?? null,
      twins: parts ?? [],
      isMinor: false,
    }),
  );
  const majorCount = file.towns.findLastIndex(({ rank }) => rank === 'major') + 1;
  const townsByName = new Map(towns.toReversed().map((town) => [town.name, town]));
  const townOf = (name: string): GazetteerPlace => {
    const town = townsByName.get(name);
    if (!town) throw new Error(`The gazetteer of ${file.country} has no town ${name}`);
    return town;
  };
  const quarters = file.quarters.map(
    ({ source, rank, ...quarter }): GazetteerPlace => ({
      ...quarter,
      kind: 'quarter',
      region: townOf(quarter.town).region,
      twins: [],
      isMinor: rank === 'minor',
    }),
  );
  const regions = file.regions.map(({ code, name, capital, aliases: names, splitOff }): GazetteerPlace => {
    const { latitude, longitude } = townOf(capital);
    const all = [...names, code.toLowerCase()];
    return {
      name,
      kind: 'region',
      town: null,
      region: name,
      latitude,
      longitude,
      aliases: all,
      twins: [],
      splitOff,
      isMinor: false,
    };
  });
  const isMinor = (place: GazetteerPlace): boolean => place.isMinor;
  return {
    places: [
      ...towns.slice(0, majorCount),
      ...quarters.filter((quarter) => !isMinor(quarter)),
      ...towns.slice(majorCount),
      ...regions,
      ...quarters.filter(isMinor),
    ],
    capitals: new Set(file.regions.map(({ capital }) => capital)),
    bounds: file.bounds,
  };
}

const ghana = toGazetteer(gazetteerFileSchema.parse(ghanaFile));

/** The gazetteer of a country: for Ghana its file, for other countries the towns of their map. */
export function gazetteerOf(country: CountryCode): Gazetteer {
  if (country === 'GH') return ghana;
  const places = mapDefinitions[country].towns.map(
    (town): GazetteerPlace => ({
      ...town,
      kind: 'town',
      town: town.name,
      region: null,
      aliases: [],
      twins: [],
      isMinor: false,
    }),
  );
  return { places, capitals: new Set(places.map(({ name }) => name)), bounds: null };
}
