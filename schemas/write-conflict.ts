import { z } from 'zod';

/** The response to a rejected write: the stored revision and its author. */
export const writeConflictSchema = z.looseObject({
  stored: z.looseObject({ by: z.string().nullable(), revision: z.number() }),
});

/** The message of a write conflict; `by` is null for the system. */
export const savedSinceMessage = (by: string | null, documentName = 'this'): string =>
  `${by ?? 'The system'} has saved ${documentName} since`;

/** The message for actions without unsaved text, such as publishing; `advice` says what to do. */
export const writeConflictMessage = (by: string | null, advice: string): string =>
  `${savedSinceMessage(by)}. ${advice}`;
