import type { OfficeOpeningQuery } from '@/lib/graphql/generated/operations';
import { type OfficeOpening, officeOpeningSchema } from '@/schemas/office';
import { toImage } from '../media/to-image';
import { toPostalCode } from './postal-code';
import { toAddress } from './to-address';
import { toOpeningHours } from './to-opening-hours';
import { toPhones } from './to-phones';

/** @throws when the record does not match the contract. */
export function toOfficeOpening(
  office: NonNullable<OfficeOpeningQuery['office']>,
  names: Readonly<Record<string, string>>,
): OfficeOpening {
  return officeOpeningSchema.parse({
    name: office.name,
    state: office.state,
    address: toAddress(office),
    digitalAddress: toPostalCode(office.postal_code),
    phones: toPhones(office, names),
    whatsAppNumber: office.whats_app_number,
    email: office.public_email,
    heading: office.heading,
    subHeading: office.sub_heading,
    image: toImage(office.image),
    ...toOpeningHours(office.opening_hours, office.name),
  });
}
