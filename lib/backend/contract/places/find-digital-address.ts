import { digitalDistricts, digitalRegions } from '@/lib/backend/contract/places/digital-districts';
import { findPlace } from '@/lib/backend/contract/places/find-place';
import type { Place } from '@/lib/backend/contract/places/place';
import { normaliseDigitalAddress } from '@/schemas/digital-address';

const postcode = /^([A-Z][A-Z0-9])[\s-]?(\d{3,5})?$/;

/**
 * The district of a digital address (`GA-183-8164`) or of its first part (`GA183`, `GA`), or null when
 * it is neither.
 */
export function readDistrict(written: string): string | null {
  const whole = normaliseDigitalAddress(written);
  if (whole) return whole.slice(0, 2);
  return postcode.exec(written.trim().toUpperCase())?.[1] ?? null;
}

/** Where a district of digital addresses lies: its main town, else its region's capital; undefined when unknown. */
export function findDistrict(district: string): Place | undefined {
  const name = digitalDistricts.get(district) ?? digitalRegions.get(district.charAt(0));
  return name === undefined ? undefined : findPlace(name);
}
