import { activeCountry } from '@/lib/i18n/active-country';
import { type ChosenPlace, choosePlace, distanceKm } from '@/lib/places/choose-place';
import { findDigitalAddress, parseDistrict, placeOfDistrict } from '@/lib/places/digital-address-districts';
import { findMentions } from '@/lib/places/find-mentions';
import { type GazetteerPlace, type GeoPoint, gazetteerOf } from '@/lib/places/gazetteer';
import { indexNames, type NameIndex } from '@/lib/places/name-index';
import { parseCoordinates } from '@/lib/places/parse-coordinates';
import { decodePlusCode, findPlusCode } from '@/lib/places/parse-plus-code';
import type { CountryCode } from '@/schemas/country';

/** A place that a text names. */
export type ResolvedPlace = GeoPoint & {
  /** For coordinates and codes, the name of the nearest place. */
  name: string;
  /** How the place was named. */
  kind: 'region' | 'town' | 'quarter' | 'digital-address' | 'plus-code' | 'coordinates';
  /** The town of a quarter, and the name of a town itself. */
  town: string | null;
  region: string | null;
  /** The quarters of a town. */
  parts: readonly string[];
  /** The towns of a twin town. */
  twins: readonly string[];
  /** The name was misspelt. */
  isCorrected: boolean;
};

/** Resolves a text to a place: an address, a name, a digital address, a plus code or coordinates. Null for other texts. */
export type PlaceResolver = (text: string) => ResolvedPlace | null;

/** A point farther from every place of the gazetteer has no name. */
const MAX_NAMED_DISTANCE_KM = 60;

function findNearest({ gazetteer }: NameIndex, point: GeoPoint): GazetteerPlace | undefined {
  let nearest: { place: GazetteerPlace; distance: number } | undefined;
  for (const place of gazetteer.places) {
    if (place.kind === 'region' || place.isMinor) continue;
    const distance = distanceKm(place, point);
    if (distance < (nearest?.distance ?? MAX_NAMED_DISTANCE_KM)) nearest = { place, distance };
  }
  return nearest?.place;
}

function resolvePoint(index: NameIndex, point: GeoPoint, kind: 'coordinates' | 'plus-code'): ResolvedPlace {
  const nearest = findNearest(index, point);
  const { latitude, longitude } = point;
  return {
    name: nearest?.name ?? `${latitude}, ${longitude}`,
    kind,
    town: nearest?.town ?? null,
    region: nearest?.region ?? null,
    latitude,
    longitude,
    parts: [],
    twins: [],
    isCorrected: false,
  };
}

function partsOf({ gazetteer }: NameIndex, { kind, name, twins }: GazetteerPlace): string[] {
  if (kind !== 'town') return [];
  const isPart = ({ town, kind: partKind, isMinor }: GazetteerPlace) =>
    partKind === 'quarter' && !isMinor && town !== null && (town === name || twins.includes(town));
  return [...twins, ...gazetteer.places.filter(isPart).map((part) => part.name)];
}

/** A place of the gazetteer as the result of a text. */
export function toResolved(index: NameIndex, { place, isMisspelt }: ChosenPlace): ResolvedPlace {
  const { name, kind, town, region, latitude, longitude } = place;
  return {
    name,
    kind,
    town,
    region,
    latitude,
    longitude,
    parts: partsOf(index, place),
    twins: place.twins,
    isCorrected: isMisspelt,
  };
}

function resolveName(index: NameIndex, text: string): ResolvedPlace | null {
  const chosen = choosePlace(findMentions(index, text));
  return chosen ? toResolved(index, chosen) : null;
}

/** A quarter is more precise than the district of a digital address, unless it is elsewhere. */
const MAX_DISTRICT_DISTANCE_KM = 40;

function resolveDigitalAddress(index: NameIndex, district: string, rest: string): ResolvedPlace | null {
  const name = placeOfDistrict(district);
  const place = name === undefined ? null : resolveName(index, name);
  if (!place) return resolveName(index, rest);
  const named = resolveName(index, rest);
  const isMorePrecise = named?.kind === 'quarter' && distanceKm(named, place) <= MAX_DISTRICT_DISTANCE_KM;
  return isMorePrecise
    ? named
    : { ...place, kind: 'digital-address', parts: [], twins: [], isCorrected: false };
}

/** `hasDigitalAddresses`: the country uses digital addresses. */
function createResolver(index: NameIndex, hasDigitalAddresses: boolean): PlaceResolver {
  return (text) => {
    const point = parseCoordinates(text, index.gazetteer.bounds);
    if (point) return resolvePoint(index, point, 'coordinates');
    const plusCode = findPlusCode(text);
    if (plusCode) {
      const named = resolveName(index, plusCode.rest);
      const position = decodePlusCode(plusCode, named);
      return position ? resolvePoint(index, position, 'plus-code') : named;
    }
    const digitalAddress = hasDigitalAddresses ? findDigitalAddress(text) : null;
    if (digitalAddress) return resolveDigitalAddress(index, digitalAddress.district, digitalAddress.rest);
    const named = resolveName(index, text);
    // Two small letters are more often a word than the beginning of a digital address.
    const canBeDistrict = hasDigitalAddresses && !named && /\d|^\s*[A-Z]{2}\s*$/.test(text);
    const district = canBeDistrict ? parseDistrict(text) : null;
    return district === null ? named : resolveDigitalAddress(index, district, '');
  };
}

/** The names of all districts and of the places of listings. */
const MAX_KNOWN_TEXTS = 5_000;

/** Remembers the places of texts: a name that resembles none is compared with a thousand others. */
function rememberPlaces(resolve: PlaceResolver): PlaceResolver {
  const known = new Map<string, ResolvedPlace | null>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const place = resolve(text);
    if (known.size >= MAX_KNOWN_TEXTS) known.clear();
    known.set(text, place);
    return place;
  };
}

/** The places of a country with the resolver of texts. */
export type Places = { index: NameIndex; resolve: PlaceResolver };

/**
 * The places of a country. `added` are places that a network has named itself: they come before those of the gazetteer with
 * the same name.
 */
export function createPlaces(country: CountryCode, added: readonly GazetteerPlace[] = []): Places {
  const gazetteer = gazetteerOf(country);
  const index = indexNames({ ...gazetteer, places: [...added, ...gazetteer.places] });
  return { index, resolve: rememberPlaces(createResolver(index, country === 'GH')) };
}

/** The resolver of the places of a country; `added` as in `createPlaces`. */
export const createPlaceResolver = (
  country: CountryCode,
  added: readonly GazetteerPlace[] = [],
): PlaceResolver => createPlaces(country, added).resolve;

/** The places of the active country that come with the product. */
export const shippedPlaces: Places = createPlaces(activeCountry);

/** Resolves a text by the gazetteer that comes with the product, without the names that a network added. */
export const resolvePlace = (text: string, country: CountryCode = activeCountry): ResolvedPlace | null =>
  (country === activeCountry ? shippedPlaces.resolve : createPlaceResolver(country))(text);

/** `Suame, Kumasi`; only the name of a town or a region. */
export const formatPlace = ({ name, town }: Pick<ResolvedPlace, 'name' | 'town'>): string =>
  town === null || town === name ? name : `${name}, ${town}`;
