import type { z } from 'zod';
import { zodErrorMap } from './zod-error-map';

/**
 * An issue that Zod found: `input` is the invalid value, `maximum` the limit, `errors` the issues of each
 * member of a union.
 */
export type ParseIssue = {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  input?: unknown;
  maximum?: number | bigint | undefined;
  errors?: readonly (readonly ParseIssue[])[];
};

export type TryParseResult<Output> =
  | { ok: true; data: Output }
  | { ok: false; issues: readonly ParseIssue[] };

/**
 * Parses without throwing. Zod reads the `length` of any value, which throws for a crafted object such as `{
 * length: { toString: 0 } }`.
 */
export function tryParse<Output>(schema: z.ZodType<Output>, value: unknown): TryParseResult<Output> {
  try {
    const parsed = schema.safeParse(value, { reportInput: true, error: zodErrorMap });
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, issues: parsed.error.issues };
  } catch {
    return { ok: false, issues: [{ path: [], message: 'Could not be read' }] };
  }
}

/** The issue as one line, such as `limit: Choose at most 60`. */
export function describeParseIssue({ path, message }: ParseIssue): string {
  return [path.map(String).join('.'), message].filter(Boolean).join(': ');
}
