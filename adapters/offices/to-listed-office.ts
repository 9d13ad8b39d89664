import type { DirectoryEntryPartsFragment } from '@/lib/graphql/generated/operations';
import type { OfficeEntry } from '@/schemas/office';
import { toPostalCode } from './postal-code';
import { toAddress } from './to-address';
import { toPhones } from './to-phones';

/** The details of an office that the directory and the map share. */
export function toListedOffice(
  office: DirectoryEntryPartsFragment,
  names: Readonly<Record<string, string>>,
): Omit<OfficeEntry, 'state'> {
  return {
    slug: office.slug,
    name: office.name,
    stateSlug: office.state_slug,
    locality: office.locality,
    address: toAddress(office),
    digitalAddress: toPostalCode(office.postal_code),
    phones: toPhones(office, names),
  };
}
