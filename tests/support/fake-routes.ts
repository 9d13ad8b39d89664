import type { CallDefinition, RefusalStatusOf, WireResponse } from '@/schemas/composing/call-definition';
import type * as cms from '@/schemas/composing/cms';
import type * as drafts from '@/schemas/composing/drafts';
import type * as links from '@/schemas/composing/links';
import type { resolvePageDataCall } from '@/schemas/composing/page-data';
import { parseQuery } from '@/schemas/composing/query';
import type * as records from '@/schemas/composing/records';
import type * as versions from '@/schemas/composing/versions';

type Answer = { status: number; body?: unknown };
type Request = { method: string; url: URL; body: string; headers: Headers };

/** A parsed request, not yet validated. */
export type ParsedRequest = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | string[]>>;
  headers: Headers;
  body: unknown;
};

/** A response that a call declares; for an error the status is sufficient. */
export type FakeAnswer<Call extends CallDefinition> =
  | WireResponse<Call>
  | { status: RefusalStatusOf<Call>; body?: undefined };

type FakeAnswers<Call> = Call extends CallDefinition ? FakeAnswer<Call> : never;
type CallOf<Module> = Extract<Module[keyof Module], CallDefinition>;
/** A response that any call of the contract declares. */
export type AnyFakeAnswer = FakeAnswers<
  | CallOf<typeof cms>
  | CallOf<typeof drafts>
  | CallOf<typeof links>
  | CallOf<typeof records>
  | CallOf<typeof versions>
  | typeof resolvePageDataCall
>;

export type FakeRoute = { call: CallDefinition; respond: (parsed: ParsedRequest) => Answer };

/** A route of the fake with responses that its call declares. */
export const route = <Call extends CallDefinition>(
  call: Call,
  respond: (parsed: ParsedRequest) => FakeAnswer<Call> & Answer,
): FakeRoute => ({ call, respond });

/** The first route that a request matches. */
export function findRoute(
  routes: readonly FakeRoute[],
  { method, url, body, headers }: Request,
): { route: FakeRoute; parsed: ParsedRequest } | null {
  for (const item of routes) {
    const params = item.call.method === method ? paramsOf(item.call.path, url.pathname) : null;
    if (!params) continue;
    const parsed = { params, query: parseQuery(url.searchParams), headers, body: parseJson(body) };
    return { route: item, parsed };
  }
  return null;
}

/** The values of the `:name` parameters of a path; null when the path does not match. */
function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match && { ...match.groups };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Creates the response. A response that the contract does not allow is logged, which fails the test. */
export function toResponse(call: CallDefinition, { status, body }: Answer): Response {
  const schema = call.responses[status];
  const sent = body ?? (status >= 400 ? { errors: [{ message: 'No' }] } : null);
  const fault = schema ? schema.safeParse(sent).error : `it has no ${status}`;
  if (fault) console.error(`A fake answer to ${call.method} ${call.path} breaks the contract: ${fault}`);
  return status === 304 ? new Response(null, { status }) : Response.json(sent, { status });
}

/** Creates a response that the call declares, for a test that handles a single call itself. */
export const respond = <Call extends CallDefinition>(
  call: Call,
  answer: FakeAnswer<Call> & Answer,
): Response => toResponse(call, answer);
