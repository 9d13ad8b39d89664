import type {
  CallDefinition,
  CallInput,
  CallResponse,
  CallSuccess,
} from '@/schemas/composing/call-definition';
import { formatQuery, type Query } from '@/schemas/composing/query';
import { type Refusal, refusalSchema } from '@/schemas/composing/refusal';

/** The parts of a request besides its method and path. */
export type RequestParts = {
  params?: Readonly<Record<string, string | number>>;
  query?: Query;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
};
type Options = Pick<RequestInit, 'signal' | 'cache' | 'keepalive'>;

/**
 * Makes a call of the contract. A success response is parsed with the schema of its status; an error response is returned.
 * @throws TypeError on a network error, DOMException when `signal` aborts, another error if a success response violates the contract
 */
export async function callServer<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call> & RequestParts,
  options: Options = {},
): Promise<CallResponse<Call>> {
  const response = await sendRequest(call, input, options);
  const { status } = response;
  if (status >= 400) return { ok: false, status, refusal: await readRefusal(response) };
  const schema = call.responses[status];
  if (!schema) throw new Error(`The server responded with ${status}`);
  const body: unknown = schema.parse(status === 304 ? null : await response.json());
  const result = { ok: true, status, body } as const;
  if (!isDocumented(call, result)) throw new Error(`The server responded with ${status}`);
  return result;
}

/** @throws like `callServer` */
function sendRequest(
  { method, path }: CallDefinition,
  { params = {}, query = {}, headers, body }: RequestParts,
  options: Options,
): Promise<Response> {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const definedHeaders = Object.entries(headers ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return fetch(`${address}${formatQuery(query)}`, {
    method,
    headers: { ...type, ...Object.fromEntries(definedHeaders) },
    ...sent,
    ...options,
  });
}

/** Narrows a response, whose body was parsed with the schema of its status, to the responses of the call. */
const isDocumented = <Call extends CallDefinition>(
  call: Call,
  result: { ok: true; status: number; body: unknown },
): result is CallSuccess<Call> => Object.hasOwn(call.responses, result.status);

/** Parses an error response; a generic message if it does not come from our server. */
async function readRefusal(response: Response): Promise<Refusal> {
  const read = refusalSchema.safeParse(await response.json().catch(() => null));
  const [error] = read.data?.errors ?? [];
  if (!error) return { message: `The server responded with ${response.status}`, issues: [] };
  const issues = error.data?.errors ?? [];
  // The summary of Payload names database fields.
  const message = issues.length > 0 ? issues.map((issue) => issue.message).join('. ') : error.message;
  const stored = error.data?.stored;
  return { message, issues, ...(stored && { stored }) };
}

/**
 * Like `callServer`, for callers that do not distinguish error responses.
 * @throws like `callServer`, and on any error response
 */
export async function callOrThrow<Call extends CallDefinition>(
  ...[call, input, options]: Parameters<typeof callServer<Call>>
): Promise<CallSuccess<Call>> {
  const result = await callServer(call, input, options);
  if (result.ok) return result;
  throw new Error(`The server responded with ${result.status}`);
}
