/** Why the CMS's API refused a write: `isConflict` when somebody else has saved the document meanwhile. */
export type Refusal = { message: string; isConflict: boolean };

/** The first error of an answer. */
export function readRefusal(body: unknown): Refusal {
  const errors: unknown = body instanceof Object && 'errors' in body ? body.errors : [];
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  if (!(first instanceof Object && 'message' in first)) return { message: 'Not saved', isConflict: false };
  const { data } = { data: undefined, ...first };
  return {
    message: String(first.message),
    isConflict: typeof data === 'object' && data !== null && 'sent' in data && 'stored' in data,
  };
}
