import { z } from 'zod';

/** A local date and time as staff write it: `2027-02-06 09:00`. */
const localTimePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/;
export const localTimeSchema = z.union([z.literal(''), z.string().regex(localTimePattern)]).default('');

/** A session of an event. Times are local; empty or missing details are not known. */
export const eventSessionSchema = z.object({
  name: z.string().min(1).max(120),
  starts: localTimeSchema,
  ends: localTimeSchema,
  place: z.string().max(200).default(''),
  seats: z.int().min(1).max(10_000).optional(),
});
export type EventSession = z.infer<typeof eventSessionSchema>;
