import { z } from 'zod';

/** A field that a save was refused for, with what stood in it. */
export type RefusedField = { path: string; message: string; sent: unknown };

export type Refusal = { fields: readonly RefusedField[]; sentence: string };

const faultSchema = z.object({
  path: z.string().optional(),
  message: z.string(),
  label: z.string().optional().catch(undefined),
});
const refusalSchema = z.object({
  errors: z.tuple([z.object({ data: z.object({ errors: z.array(faultSchema).min(1) }) })]),
});

/** What an answer of the CMS's API says of the fields that were sent; null when it names none. */
export function readRefusedFields(body: unknown, sent: unknown): Refusal | null {
  const { data } = refusalSchema.safeParse(body);
  if (!data) return null;
  const faults = data.errors[0].data.errors;
  const sentences = faults.map(({ label, message }) =>
    label && label !== message ? `${label}: ${message}` : message,
  );
  return {
    sentence: [...new Set(sentences)].map(endSentence).join(' '),
    fields: faults.flatMap(({ path, message }) =>
      path ? [{ path, message, sent: valueAt(sent, path) }] : [],
    ),
  };
}

const endSentence = (sentence: string, _at: number, all: readonly string[]) =>
  all.length === 1 || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;

/** Whether a form says what was refused, still. */
export const isUnchanged = ({ path, sent }: RefusedField, values: unknown): boolean =>
  JSON.stringify(valueAt(values, path) ?? null) === JSON.stringify(sent ?? null);

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return new Map<string, unknown>(Object.entries(at)).get(key);
  }, data);
}
