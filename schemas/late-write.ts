import { z } from 'zod';

/** What the refusal of a write that came too late says of what is stored. */
export const lateWriteSchema = z.looseObject({
  stored: z.looseObject({ by: z.string().nullable(), revision: z.number() }),
});

/** How whoever comes late is told so; `by` is null for the system. */
export const savedSince = (by: string | null, what = 'this'): string =>
  `${by ?? 'The system'} has saved ${what} since`;

/** For whom has no words to save, as somebody who publishes: `then` is what to do. */
export const toldLate = (by: string | null, then: string): string => `${savedSince(by)}. ${then}`;
