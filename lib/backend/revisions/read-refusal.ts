import { z } from 'zod';

/** Why the CMS's API refused a write: `isConflict` when somebody else has saved the document meanwhile, with what is `stored`. */
export type Refusal = { message: string; isConflict: boolean; stored?: unknown };

const conflictSchema = z.object({ sent: z.unknown(), stored: z.unknown() });

/** The first error of an answer. */
export function readRefusal(body: unknown): Refusal {
  const errors: unknown = body instanceof Object && 'errors' in body ? body.errors : [];
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  if (!(first instanceof Object && 'message' in first)) return { message: 'Not saved', isConflict: false };
  const { data } = { data: undefined, ...first };
  const both = conflictSchema.safeParse(data);
  return {
    message: String(first.message),
    isConflict: both.success,
    ...(both.success && { stored: both.data.stored }),
  };
}
