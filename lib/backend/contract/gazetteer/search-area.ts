import { createClientError } from '@/lib/backend/platform/client-error';
import { activeCountry, activeCountryValues } from '@/lib/i18n/active-country';
import { parseDistrict } from '@/lib/places/digital-address-districts';
import type { GeoPoint } from '@/lib/places/gazetteer';
import type { PlaceResolver } from '@/lib/places/resolve-place';

type SearchAreaInput = {
  address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  zipcode?: string | null;
};

/**
 * The centre of a search: a point, 'unknown' for a place that is not in the gazetteer, 'anywhere' without a
 * place.
 */
export type SearchCentre = GeoPoint | 'unknown' | 'anywhere';

function parsePoint(latitude: number, longitude: number): GeoPoint {
  if (Math.abs(latitude) > 90)
    throw createClientError(`latitude must lie between -90 and 90; it is ${latitude}.`);
  if (Math.abs(longitude) > 180)
    throw createClientError(`longitude must lie between -180 and 180; it is ${longitude}.`);
  return { latitude, longitude };
}

const { postalCode } = activeCountryValues;

function parseZipcode(zipcode: string, resolve: PlaceResolver): SearchCentre {
  if (activeCountry !== 'GH') {
    if (postalCode.form.test(zipcode.trim())) return 'unknown';
    throw createClientError(`"${zipcode}" is not a postal code. Write it as ${postalCode.example}.`);
  }
  const district = parseDistrict(zipcode);
  if (district === null)
    throw createClientError(`"${zipcode}" is not a digital address. Write it as GA-183-8164.`);
  return resolve(zipcode.toUpperCase()) ?? 'unknown';
}

/** Uses the most precise input: coordinates, then the digital address, then the written address. */
export function parseSearchCentre(
  { address, latitude, longitude, zipcode }: SearchAreaInput,
  resolve: PlaceResolver,
): SearchCentre {
  const hasLatitude = latitude !== null && latitude !== undefined;
  const hasLongitude = longitude !== null && longitude !== undefined;
  if (hasLatitude !== hasLongitude) throw createClientError('Give latitude and longitude together.');
  if (hasLatitude && hasLongitude) return parsePoint(latitude, longitude);
  if (zipcode?.trim()) return parseZipcode(zipcode, resolve);
  if (address?.trim()) return resolve(address) ?? 'unknown';
  return 'anywhere';
}

const DEFAULT_RADIUS_METRES = 50_000;
const MAX_RADIUS_METRES = 1_000_000;

/** Returns the radius in metres, 50 km by default. */
export function parseRadius(radius: number | null | undefined): number {
  if (radius === null || radius === undefined) return DEFAULT_RADIUS_METRES;
  if (radius > 0 && radius <= MAX_RADIUS_METRES) return radius;
  throw createClientError(`radius must lie between 1 and ${MAX_RADIUS_METRES} metres; it is ${radius}.`);
}
