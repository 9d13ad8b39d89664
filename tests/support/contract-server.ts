import { expect, vi } from 'vitest';
import { callServer, type RequestParts } from '@/lib/composer/server/call-server';
import type { CallDefinition, CallInput, CallResponse } from '@/schemas/composing/call-definition';
import { refusalSchema } from '@/schemas/composing/refusal';

/** The caller: a user who may change the page, a member of staff who may not, or a visitor without a session. */
export type Person = 'editor' | 'stranger' | 'anonymous';

/** A server that is tested against the contract: the fake or the real one. */
export type ContractServer = {
  /** The editor's account. */
  email: string;
  password: string;
  /** An office that visitors find. */
  office: { id: number; slug: string; name: string; path: string };
  /** Creates a published page of the network with the text block `a`. @returns its id and preview path. */
  createPage: () => Promise<{ id: number; path: string }>;
  fetchAs: (person: Person) => typeof fetch;
};

/** Checks that the contract allows the status and body of a response. */
async function check<Call extends CallDefinition>(
  call: Call,
  response: { status: number; text: string },
  answer: CallResponse<Call>,
): Promise<void> {
  const { method, path, responses } = call;
  expect(Object.keys(responses), `${method} ${path}`).toContain(String(response.status));
  if (response.status === 304) return;
  const body: unknown = JSON.parse(response.text);
  if (!answer.ok) refusalSchema.parse(body);
  // Responses of Payload's own calls have more fields than the composer reads.
  else if (isComposerApi(path))
    expect(answer.body, 'the response has fields that the contract does not declare').toEqual(body);
}

const isComposerApi = (path: string): boolean => path.startsWith('/compose/') || path.includes('/composing');

/** Calls a server as the composer does, and checks the response. */
export const callAs =
  (server: () => ContractServer) =>
  async <Call extends CallDefinition>(
    person: Person,
    call: Call,
    input: CallInput<Call> & RequestParts,
  ): Promise<CallResponse<Call>> => {
    const response = { status: 0, text: '' };
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answered = await server().fetchAs(person)(...request);
      response.status = answered.status;
      response.text = await answered.clone().text();
      return answered;
    });
    const answer = await callServer(call, input).finally(() => vi.unstubAllGlobals());
    await check(call, response, answer);
    return answer;
  };

/** The response status of a request that the types of its call may not allow. */
export const statusAs =
  (server: () => ContractServer) =>
  async (person: Person, call: CallDefinition, input: RequestParts): Promise<number> =>
    (await callAs(server)(person, call, input)).status;
