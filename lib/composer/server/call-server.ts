import type { CallAnswer, CallDefinition, CallInput, CallSuccess } from '@/schemas/composing/call-definition';
import { formatQuery, type Query } from '@/schemas/composing/query';
import { type Refusal, refusalSchema } from '@/schemas/composing/refusal';

/** What any request consists of, besides its method. */
export type RequestParts = {
  params?: Readonly<Record<string, string | number>>;
  query?: Query;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
};
type Options = Pick<RequestInit, 'signal' | 'cache' | 'keepalive'>;

/**
 * Makes a call of the contract. A success is parsed with the schema of its status; a refusal is returned, whatever its status.
 * @throws TypeError on a network error, DOMException when `signal` aborts, and an error when a success is not what the contract says.
 */
export async function callServer<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call> & RequestParts,
  options: Options = {},
): Promise<CallAnswer<Call>> {
  const response = await sendRequest(call, input, options);
  const { status } = response;
  if (status >= 400) return { ok: false, status, refusal: await readRefusal(response) };
  const schema = call.responses[status];
  if (!schema) throw new Error(`The server answered ${status}`);
  const body: unknown = schema.parse(status === 304 ? null : await response.json());
  const answer = { ok: true, status, body } as const;
  if (!isDocumented(call, answer)) throw new Error(`The server answered ${status}`);
  return answer;
}

/** @throws as `callServer` does. */
function sendRequest(
  { method, path }: CallDefinition,
  { params = {}, query = {}, headers, body }: RequestParts,
  options: Options,
): Promise<Response> {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const own = Object.entries(headers ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return fetch(`${address}${formatQuery(query)}`, {
    method,
    headers: { ...type, ...Object.fromEntries(own) },
    ...sent,
    ...options,
  });
}

/** Its body was parsed with the schema of its status: it is one of the call's answers if the call has that status. */
const isDocumented = <Call extends CallDefinition>(
  call: Call,
  answer: { ok: true; status: number; body: unknown },
): answer is CallSuccess<Call> => Object.hasOwn(call.responses, answer.status);

/** The refusal that a response carries; in general words for a response of anybody but our server. */
async function readRefusal(response: Response): Promise<Refusal> {
  const read = refusalSchema.safeParse(await response.json().catch(() => null));
  const [error] = read.data?.errors ?? [];
  if (!error) return { message: `The server answered ${response.status}`, faults: [] };
  const faults = error.data?.errors ?? [];
  // The message above single faults names fields of the CMS.
  const message = faults.length > 0 ? faults.map((fault) => fault.message).join('. ') : error.message;
  const stored = error.data?.stored;
  return { message, faults, ...(stored && { stored }) };
}

/** As `callServer`, for calls whose refusals are all the same to the caller. @throws as `callServer` does, and on any refusal. */
export async function callOrThrow<Call extends CallDefinition>(
  ...[call, input, options]: Parameters<typeof callServer<Call>>
): Promise<CallSuccess<Call>> {
  const answer = await callServer(call, input, options);
  if (answer.ok) return answer;
  throw new Error(`The server answered ${answer.status}`);
}
