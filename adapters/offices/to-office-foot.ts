import type { FootPartsFragment } from '@/lib/graphql/generated/operations';
import { type OfficeFoot, officeFootSchema } from '@/schemas/office';
import { toPostalCode } from './postal-code';
import { toOpeningHours } from './to-opening-hours';
import { toPhones } from './to-phones';

/** What stands at the foot of an office's pages. @throws when the record is not what the contract promises. */
export function toOfficeFoot(office: FootPartsFragment, names: Readonly<Record<string, string>>): OfficeFoot {
  return officeFootSchema.parse({
    name: office.name,
    addressLines: [office.address_1, office.address_2].filter(Boolean),
    locality: office.locality,
    digitalAddress: toPostalCode(office.postal_code),
    phones: toPhones(office, names),
    email: office.public_email,
    ...toOpeningHours(office.opening_hours, office.name),
  });
}
