import { clientError } from '@/lib/backend/contract/limits/client-error';
import { findDistrict, readDistrict } from '@/lib/backend/contract/places/find-digital-address';
import { findPlace } from '@/lib/backend/contract/places/find-place';
import type { Point } from '@/lib/backend/contract/places/place';
import { activeCountry, activeCountryValues } from '@/lib/i18n/active-country';

type Written = {
  address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  zipcode?: string | null;
};

/** Where to search: a point, 'unknown' when the place is not in the gazetteer, 'anywhere' when none is given. */
export type SearchCentre = Point | 'unknown' | 'anywhere';

function readPoint(latitude: number, longitude: number): Point {
  if (Math.abs(latitude) > 90) throw clientError(`latitude must lie between -90 and 90; it is ${latitude}.`);
  if (Math.abs(longitude) > 180)
    throw clientError(`longitude must lie between -180 and 180; it is ${longitude}.`);
  return { latitude, longitude };
}

const { postalCode } = activeCountryValues;

function readZipcode(zipcode: string): SearchCentre {
  if (activeCountry !== 'GH') {
    if (postalCode.form.test(zipcode.trim())) return 'unknown';
    throw clientError(`"${zipcode}" is not a postal code. Write it as ${postalCode.example}.`);
  }
  const district = readDistrict(zipcode);
  if (district === null) throw clientError(`"${zipcode}" is not a digital address. Write it as GA-183-8164.`);
  return findDistrict(district) ?? 'unknown';
}

function readAddress(address: string): SearchCentre {
  const whole = findPlace(address);
  if (whole) return whole;
  if (activeCountry !== 'GH') return 'unknown';
  const district = readDistrict(address);
  return (district === null ? undefined : findDistrict(district)) ?? 'unknown';
}

/** The most exact of what was given: coordinates, then the digital address, then the address in words. */
export function readCentre({ address, latitude, longitude, zipcode }: Written): SearchCentre {
  const hasLatitude = latitude !== null && latitude !== undefined;
  const hasLongitude = longitude !== null && longitude !== undefined;
  if (hasLatitude !== hasLongitude) throw clientError('Give latitude and longitude together.');
  if (hasLatitude && hasLongitude) return readPoint(latitude, longitude);
  if (zipcode?.trim()) return readZipcode(zipcode);
  if (address?.trim()) return readAddress(address);
  return 'anywhere';
}

const defaultRadius = 50_000;
const largestRadius = 1_000_000;

/** The radius in metres. */
export function readRadius(radius: number | null | undefined): number {
  if (radius === null || radius === undefined) return defaultRadius;
  if (radius > 0 && radius <= largestRadius) return radius;
  throw clientError(`radius must lie between 1 and ${largestRadius} metres; it is ${radius}.`);
}
