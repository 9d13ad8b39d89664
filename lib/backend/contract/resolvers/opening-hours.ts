import type { OpeningHours } from '@/lib/backend/contract/generated/resolvers';
import type { Office } from '@/lib/backend/payload-types';
import { readDaysOff } from '@/schemas/days-off';

/** The opening hours of an office in the form of the contract. */
export function toOpeningHours({ opening_hours: hours }: Office): OpeningHours {
  return {
    show_opening_hours: hours?.show_opening_hours ?? false,
    tribe_opening_hours: (hours?.tribe_opening_hours ?? []).map(({ day, opens, closes }) => ({
      day,
      opens: opens ?? null,
      closes: closes ?? null,
    })),
    opening_hours_message: hours?.opening_hours_message ?? null,
    days_off: readDaysOff(hours?.days_off),
  };
}
