import type { z } from 'zod';
import { wordIssue } from './word-issue';

/** What Zod found: `input` is the value in question, `maximum` the most it may be, `errors` the findings of each branch of a union. */
export type Issue = {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  input?: unknown;
  maximum?: number | bigint | undefined;
  errors?: readonly (readonly Issue[])[];
};

export type TryParseResult<Output> = { ok: true; data: Output } | { ok: false; issues: readonly Issue[] };

/**
 * Parses, and never throws: Zod compares the `length` of whatever it is given, which fails on an
 * object made for it, as `{ length: { toString: 0 } }`.
 */
export function tryParse<Output>(schema: z.ZodType<Output>, value: unknown): TryParseResult<Output> {
  try {
    const parsed = schema.safeParse(value, { reportInput: true, error: wordIssue });
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, issues: parsed.error.issues };
  } catch {
    return { ok: false, issues: [{ path: [], message: 'Could not be read' }] };
  }
}

/** As `limit: Choose at most 60`. */
export function describeIssue({ path, message }: Issue): string {
  return [path.map(String).join('.'), message].filter(Boolean).join(': ');
}
