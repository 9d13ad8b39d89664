import type { CallAnswer, CallDefinition, CallInput, CallSuccess } from '@/schemas/composing/define-call';
import { formatQuery, type Query } from '@/schemas/composing/query';
import { readRefusal } from './read-refusal';

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
