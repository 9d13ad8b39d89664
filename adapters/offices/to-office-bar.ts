import type { OfficeBarQuery } from '@/lib/graphql/generated/operations';
import { type OfficeBar, officeBarSchema } from '@/schemas/office';
import { toPhones } from './to-phones';

/** @throws when the record does not match the contract. */
export function toOfficeBar(
  office: NonNullable<OfficeBarQuery['office']>,
  names: Readonly<Record<string, string>>,
): OfficeBar {
  const { slug, name, state_slug: stateSlug } = office;
  return officeBarSchema.parse({ slug, name, stateSlug, phones: toPhones(office, names) });
}
