import type { z } from 'zod';
import { isJson, readBody } from '@/lib/backend/contract/read-body';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { formatInputIssue } from '@/lib/backend/contract/rest/word-input';

function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  // A Map instead of an object, since a field may be called `__proto__`.
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const path = issue.path.join('.') || 'body';
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [path];
    // Only the first issue counts: Zod also measures the length of a string where an array is required.
    for (const field of fields) if (!errors.has(field)) errors.set(field, [issue.message]);
  }
  return Object.fromEntries(errors);
}

function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new RestError(400, 'The request body is not JSON.');
  }
}

/**
 * The query parameters of a request.
 * @throws RestError when one contains a control character, which no record name contains.
 */
export function readQueryParams(request: Request): URLSearchParams {
  const search = new URL(request.url).searchParams;
  const invalidParams = [...search].filter((parameter) => parameter.some((text) => /\p{Cc}/u.test(text)));
  if (invalidParams.length === 0) return search;
  const message = 'Remove the control characters.';
  throw RestError.invalid(Object.fromEntries(invalidParams.map(([name]) => [name, [message]])));
}

/**
 * The JSON body of a request; an empty body counts as `{}`.
 * @throws RestError
 */
export async function readJsonBody<Body extends z.ZodType>(
  request: Request,
  schema: Body,
): Promise<z.infer<Body>> {
  const text = await readBody(request, requestLimits.bodySize);
  if (text === null) throw new RestError(413, 'The request is too large.');
  if (text !== '' && !isJson(request)) throw new RestError(415, 'Send the request as application/json.');
  const parsed = schema.safeParse(parseJson(text), { error: formatInputIssue });
  if (!parsed.success) throw RestError.invalid(fieldErrors(parsed.error.issues));
  return parsed.data;
}
