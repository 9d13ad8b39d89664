import { z } from 'zod';
import addressesFile from '@/lib/places/gazetteer/ghana-digital-addresses.json' with { type: 'json' };
import { normaliseDigitalAddress } from '@/schemas/digital-address';

const digitalAddressesSchema = z.strictObject({
  source: z.string().min(1),
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

const containedPattern =
  /(?<![\p{L}\p{N}])([A-Z][A-Z0-9])[\s‐-―−-]?(\d{3,5})[\s‐-―−-]?(\d{4})(?![\p{L}\p{N}])/iu;

/** A digital address within a longer text, and the rest of that text; null when there is none. */
export function findDigitalAddress(text: string): { district: string; rest: string } | null {
  const match = containedPattern.exec(text);
  const district = match?.[1]?.toUpperCase();
  return match && district ? { district, rest: text.replace(match[0], ' ') } : null;
}

/** The name of the main town of a district, else of its region; undefined for an unknown region. */
export const placeOfDistrict = (district: string): string | undefined =>
  digitalDistricts.get(district) ?? digitalRegions.get(district.charAt(0));
