import { z } from 'zod';
import type { OpeningDay } from '@/schemas/office';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const closed = { opens: null, closes: null };

/** A time range such as `08:00–17:00`. */
const span = z
  .string()
  .regex(/^\d\d:\d\d–\d\d:\d\d$/, 'Write hours as 08:00–17:00')
  .transform((text) => ({ opens: text.slice(0, 5), closes: text.slice(6) }));

/**
 * Opening hours from Monday to Friday, and on Saturday if open; closed on Sunday. Null for an office without
 * published hours.
 */
export const openingHoursSchema = z
  .strictObject({ weekdays: span, saturday: span.optional() })
  .nullable()
  .transform((hours): OpeningDay[] => {
    if (!hours) return [];
    return [
      ...weekdays.map((day) => ({ day, ...hours.weekdays })),
      { day: 'saturday', ...(hours.saturday ?? closed) },
      { day: 'sunday', ...closed },
    ];
  });
