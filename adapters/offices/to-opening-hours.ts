import type { HoursPartsFragment } from '@/lib/graphql/generated/operations';
import { type OpeningDay, openingDaySchema } from '@/schemas/office';
import { parseEach } from '../parse-each';

/** The days of the week that are days, for the office of this name. */
export function toOpeningHours(
  hours: HoursPartsFragment,
  office: string,
): { showOpeningHours: boolean; openingHours: OpeningDay[] } {
  return {
    showOpeningHours: hours.show_opening_hours,
    openingHours: parseEach(openingDaySchema, hours.tribe_opening_hours, `opening hours of ${office}`),
  };
}
