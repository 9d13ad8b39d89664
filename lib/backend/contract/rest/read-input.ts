import type { z } from 'zod';
import { isJson, readBody } from '@/lib/backend/contract/http/read-body';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { wordInput } from '@/lib/backend/contract/rest/word-input';

function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  // Not an object yet: a field may be called `__proto__`.
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const path = issue.path.join('.') || 'body';
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [path];
    // The first: a word where a list belongs is measured as one, too.
    for (const field of fields) if (!errors.has(field)) errors.set(field, [issue.message]);
  }
  return Object.fromEntries(errors);
}

function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new RestFault(400, 'The request body is not JSON.');
  }
}

/** The parameters of a call's query. Throws the fault to answer with when one holds a control character, which nothing is called by. */
export function readSearch(request: Request): URLSearchParams {
  const search = new URL(request.url).searchParams;
  const odd = [...search].filter((parameter) => parameter.some((text) => /\p{Cc}/u.test(text)));
  if (odd.length === 0) return search;
  const message = 'Remove the control characters.';
  throw RestFault.invalid(Object.fromEntries(odd.map(([name]) => [name, [message]])));
}

/** The body of a call; an empty one counts as `{}`. Throws the fault to answer with. */
export async function readInput<Body extends z.ZodType>(
  request: Request,
  schema: Body,
): Promise<z.infer<Body>> {
  const text = await readBody(request, requestLimits.bodySize);
  if (text === null) throw new RestFault(413, 'The request is too large.');
  if (text !== '' && !isJson(request)) throw new RestFault(415, 'Send the request as application/json.');
  const parsed = schema.safeParse(parseJson(text), { error: wordInput });
  if (!parsed.success) throw RestFault.invalid(fieldErrors(parsed.error.issues));
  return parsed.data;
}
