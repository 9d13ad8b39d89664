import type { OfficeFooterPartsFragment } from '@/lib/graphql/generated/operations';
import { type OfficeFooter, officeFooterSchema } from '@/schemas/office';
import { toPostalCode } from './postal-code';
import { toOpeningHours } from './to-opening-hours';
import { toPhones } from './to-phones';

/**
 * The office details in the footer of the office's pages.
 * @throws when the record does not match the contract.
 */
export function toOfficeFooter(
  office: OfficeFooterPartsFragment,
  names: Readonly<Record<string, string>>,
): OfficeFooter {
  return officeFooterSchema.parse({
    name: office.name,
    addressLines: [office.address_1, office.address_2].filter(Boolean),
    locality: office.locality,
    digitalAddress: toPostalCode(office.postal_code),
    phones: toPhones(office, names),
    email: office.public_email,
    ...toOpeningHours(office.opening_hours, office.name),
  });
}
