import { z } from 'zod';

/** A field that caused a save to be rejected, with the submitted value. */
export type RejectedField = { path: string; message: string; submitted: unknown };

export type SaveRejection = { fields: readonly RejectedField[]; sentence: string };

const issueSchema = z.object({
  path: z.string().optional(),
  message: z.string(),
  label: z.string().optional().catch(undefined),
});
const rejectionSchema = z.object({
  errors: z.tuple([z.object({ data: z.object({ errors: z.array(issueSchema).min(1) }) })]),
});

/** The field errors in a response of the CMS API; null when it contains none. */
export function parseRejectedFields(body: unknown, submitted: unknown): SaveRejection | null {
  const { data } = rejectionSchema.safeParse(body);
  if (!data) return null;
  const issues = data.errors[0].data.errors;
  const sentences = issues.map(({ label, message }) =>
    label && label !== message ? `${label}: ${message}` : message,
  );
  return {
    sentence: [...new Set(sentences)].map(addFullStop).join(' '),
    fields: issues.flatMap(({ path, message }) =>
      path ? [{ path, message, submitted: getValue(submitted, path) }] : [],
    ),
  };
}

const addFullStop = (sentence: string, _at: number, all: readonly string[]) =>
  all.length === 1 || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;

/** Whether the form still contains the rejected value. */
export const isUnchanged = ({ path, submitted }: RejectedField, values: unknown): boolean =>
  JSON.stringify(getValue(values, path) ?? null) === JSON.stringify(submitted ?? null);

function getValue(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((current, key) => {
    if (typeof current !== 'object' || current === null) return undefined;
    return new Map<string, unknown>(Object.entries(current)).get(key);
  }, data);
}
