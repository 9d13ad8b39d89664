import type { HoursPartsFragment } from '@/lib/graphql/generated/operations';
import { type OpeningDay, openingDaySchema } from '@/schemas/office';
import { parseEach } from '../parse-each';

/** The valid days of the week, for the office with this name. */
export function toOpeningHours(
  hours: HoursPartsFragment,
  office: string,
): { showOpeningHours: boolean; openingHours: OpeningDay[] } {
  return {
    showOpeningHours: hours.show_opening_hours,
    openingHours: parseEach(openingDaySchema, hours.tribe_opening_hours, `opening hours of ${office}`),
  };
}
