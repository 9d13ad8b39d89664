import { z } from 'zod';

const storedSchema = z.object({
  revision: z.number(),
  by: z.string().nullable(),
  at: z.string(),
  document: z.record(z.string(), z.unknown()),
});

/** What somebody else has stored since a form was opened. */
export type Stored = z.infer<typeof storedSchema>;

const forms = new Map<string, (stored: Stored) => void>();

/** A form says that it can show both versions of its document; returns how it says that it is gone. */
export function listenForConflicts(key: string, show: (stored: Stored) => void): () => void {
  forms.set(key, show);
  return () => {
    if (forms.get(key) === show) forms.delete(key);
  };
}

/** Has the form of a document show what is stored beside what it says; false when no form is there to do it. */
export function showConflict(key: string, stored: unknown): boolean {
  const show = forms.get(key);
  const { data } = storedSchema.safeParse(stored);
  if (!show || !data) return false;
  show(data);
  return true;
}
