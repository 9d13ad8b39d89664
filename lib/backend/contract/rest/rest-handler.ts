import type { z } from 'zod';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { isJson, readBody } from '@/lib/backend/contract/read-body';
import { isTrustedRequest } from '@/lib/backend/contract/rest/csrf';
import { RestError, toErrorResponse } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';

const typeNames = new Map([
  ['string', 'text'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['array', 'a list'],
  ['object', 'a JSON object'],
]);

/** The message for an invalid field, written for developers. Messages in the schema take precedence. */
const formatInputIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'This field is missing.';
  if (issue.code === 'unrecognized_keys') return 'This field is not recognised.';
  if (issue.code === 'invalid_value') return `Send one of these: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small') return `Send at least ${formatCount(issue.origin, issue.minimum)}.`;
  if (issue.code === 'too_big') return `Send at most ${formatCount(issue.origin, issue.maximum)}.`;
  const kind = issue.code === 'invalid_type' ? typeNames.get(issue.expected) : undefined;
  return kind ? `Send ${kind}.` : 'This cannot be read.';
};

function formatCount(origin: string, count: number | bigint): string {
  if (origin === 'string') return `${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `${count} ${count === 1 ? 'entry' : 'entries'}`;
  return String(count);
}

function formatFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
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
function readQueryParams(request: Request): URLSearchParams {
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
  const text = await readBody(request, requestLimits.bodyBytes);
  if (text === null) throw new RestError(413, 'The request is too large.');
  if (text !== '' && !isJson(request)) throw new RestError(415, 'Send the request as application/json.');
  const parsed = schema.safeParse(parseJson(text), { error: formatInputIssue });
  if (!parsed.success) throw RestError.invalid(formatFieldErrors(parsed.error.issues));
  return parsed.data;
}

type RestCall<Params, Body> = ContractContext & { params: Params; body: Body; search: URLSearchParams };
type RouteHandler<Params> = (request: Request, route: { params: Promise<Params> }) => Promise<Response>;

/**
 * A POST route of the REST API. `handler` returns the JSON body, and throws a RestError to reject the
 * request; other errors are logged and answered with a general message.
 */
export function createRestHandler<Params, Body extends z.ZodType>(
  body: Body,
  handler: (call: RestCall<Params, z.infer<Body>>) => Promise<object>,
): RouteHandler<Params> {
  return async (request, route) => {
    try {
      if (hasRemoteContent()) throw new RestError(404, 'This site has no content of its own.');
      if (!isTrustedRequest(request)) throw new RestError(419, 'CSRF token mismatch.');
      const search = readQueryParams(request);
      const input = await readJsonBody(request, body);
      const call = { ...(await createContractContext()), params: await route.params, body: input, search };
      return Response.json(await withTimeout(handler(call)), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return toErrorResponse(error);
    }
  };
}
