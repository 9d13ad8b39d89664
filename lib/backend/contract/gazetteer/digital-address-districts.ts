import { z } from 'zod';
import { findPlace } from '@/lib/backend/contract/gazetteer/find-place';
import type { GazetteerPlace } from '@/lib/backend/contract/gazetteer/gazetteer-place';
import addressesFile from '@/lib/backend/contract/gazetteer/ghana-digital-addresses.json' with {
  type: 'json',
};
import { normaliseDigitalAddress } from '@/schemas/digital-address';

const digitalAddressesSchema = z.strictObject({
  districts: z.record(z.string().regex(/^[A-Z][A-Z0-9]$/), z.string().min(1)),
  regions: z.record(z.string().regex(/^[A-Z]$/), z.string().min(1)),
});

const { districts, regions } = digitalAddressesSchema.parse(addressesFile);

/**
 * The districts of digital addresses (a region letter and a district letter), each with a town of the
 * gazetteer. For other districts the region letter decides.
 */
export const digitalDistricts: ReadonlyMap<string, string> = new Map(Object.entries(districts));

/** Region letters of digital addresses, which still follow the ten regions before 2019. */
export const digitalRegions: ReadonlyMap<string, string> = new Map(Object.entries(regions));

const postcodePattern = /^([A-Z][A-Z0-9])[\s-]?(\d{3,5})?$/;

/**
 * The district of a digital address (`GA-183-8164`) or of its first part (`GA183`, `GA`); null for any other
 * text.
 */
export function parseDistrict(text: string): string | null {
  const digitalAddress = normaliseDigitalAddress(text);
  if (digitalAddress) return digitalAddress.slice(0, 2);
  return postcodePattern.exec(text.trim().toUpperCase())?.[1] ?? null;
}

/**
 * The position of a district of digital addresses: its main town, else the capital of its region; undefined
 * for an unknown district.
 */
export function findDistrict(district: string): GazetteerPlace | undefined {
  const name = digitalDistricts.get(district) ?? digitalRegions.get(district.charAt(0));
  return name === undefined ? undefined : findPlace(name);
}
