import type { Endpoint, PayloadRequest } from 'payload';
import type { CallDefinition, ResponseBody } from '@/schemas/composing/call-definition';

const methods = { GET: 'get', POST: 'post', PATCH: 'patch' } as const;

/**
 * Creates Payload's endpoint for a call of the composer's contract; `respond` returns the body of the
 * response 200.
 */
export const createJsonEndpoint = <Call extends CallDefinition>(
  call: Call,
  respond: (req: PayloadRequest) => Promise<ResponseBody<Call, 200>>,
): Endpoint => createEndpoint(call, async (req) => Response.json(await respond(req)));

/** Like `createJsonEndpoint`, but `handler` returns the response itself. */
export const createEndpoint = ({ method, path }: CallDefinition, handler: Endpoint['handler']): Endpoint => ({
  path: path.replace(/^\/cms-api(\/:collection)?/, ''),
  method: methods[method],
  handler,
});
