import { z } from 'zod';

/**
 * The reason why the CMS API rejected a write: `isConflict` when another user has saved the document, with
 * the `stored` document.
 */
export type WriteError = { message: string; isConflict: boolean; stored?: unknown };

const conflictSchema = z.object({ sent: z.unknown(), stored: z.unknown() });

/** Parses the first error of a response. */
export function parseWriteError(body: unknown): WriteError {
  const errors: unknown = body instanceof Object && 'errors' in body ? body.errors : [];
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  if (!(first instanceof Object && 'message' in first)) return { message: 'Not saved', isConflict: false };
  const { data } = { data: undefined, ...first };
  const conflict = conflictSchema.safeParse(data);
  return {
    message: String(first.message),
    isConflict: conflict.success,
    ...(conflict.success && { stored: conflict.data.stored }),
  };
}
