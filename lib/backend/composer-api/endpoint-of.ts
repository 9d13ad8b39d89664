import type { Endpoint, PayloadRequest } from 'payload';
import type { CallDefinition, ResponseBody } from '@/schemas/composing/call-definition';

const methods = { GET: 'get', POST: 'post', PATCH: 'patch' } as const;

/** Payload's endpoint for a call of the contract, below its collection if the path names one; `respond` returns the body of a 200. */
export const endpointOf = <Call extends CallDefinition>(
  call: Call,
  respond: (req: PayloadRequest) => Promise<ResponseBody<Call, 200>>,
): Endpoint => endpointTo(call, async (req) => Response.json(await respond(req)));

/** As `endpointOf`, with the whole response. */
export const endpointTo = ({ method, path }: CallDefinition, handler: Endpoint['handler']): Endpoint => ({
  path: path.replace(/^\/cms-api(\/:collection)?/, ''),
  method: methods[method],
  handler,
});
