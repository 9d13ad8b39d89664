import { z } from 'zod';

const storedVersionSchema = z.object({
  revision: z.number(),
  by: z.string().nullable(),
  at: z.string(),
  document: z.record(z.string(), z.unknown()),
});

/** The version that another user stored after the form was opened. */
export type StoredVersion = z.infer<typeof storedVersionSchema>;

const listeners = new Map<string, (stored: StoredVersion) => void>();

/** Registers a form that can display conflicts of its document. @returns a function that unregisters it. */
export function subscribeToConflicts(key: string, listener: (stored: StoredVersion) => void): () => void {
  listeners.set(key, listener);
  return () => {
    if (listeners.get(key) === listener) listeners.delete(key);
  };
}

/** Displays the conflict in the form of the document. @returns false when no form is registered. */
export function dispatchConflict(key: string, stored: unknown): boolean {
  const listener = listeners.get(key);
  const { data } = storedVersionSchema.safeParse(stored);
  if (!listener || !data) return false;
  listener(data);
  return true;
}
