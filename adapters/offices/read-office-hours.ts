import { OfficeHoursDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Locale } from '@/schemas/locale';
import type { OfficeHours } from '@/schemas/office';
import { toDaysOff } from './to-days-off';
import { toOpeningHours } from './to-opening-hours';

/**
 * The opening hours of the office through which an agent or listing is contacted; null without an office.
 */
export async function readOfficeHours(slug: string | undefined, locale: Locale): Promise<OfficeHours | null> {
  if (slug === undefined) return null;
  const { office, contact } = await queryContent(OfficeHoursDocument, { slug, locale });
  if (!office) return null;
  const { name, opening_hours: hours } = office;
  return { ...toOpeningHours(hours, name), daysOff: toDaysOff(hours, contact, name) };
}
