import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import type { CallDefinition, ResponseBody } from '@/schemas/composing/call-definition';
import { findUnknownParameters, parseQuery } from '@/schemas/composing/query';
import { requireStaff } from './documents/read-draft';

const methods = { GET: 'get', POST: 'post', PATCH: 'patch' } as const;

/**
 * Creates Payload's endpoint for a call of the composer's contract; `respond` returns the body of the
 * response 200. The endpoint responds 401 to anyone but staff, and 400 to unknown query parameters.
 */
export const createJsonEndpoint = <Call extends CallDefinition>(
  call: Call,
  respond: (req: PayloadRequest) => Promise<ResponseBody<Call, 200>>,
): Endpoint => createEndpoint(call, async (req) => Response.json(await respond(req)));

/** Like `createJsonEndpoint`, but `handler` returns the response itself. */
export const createEndpoint = (call: CallDefinition, handler: Endpoint['handler']): Endpoint => ({
  path: call.path.replace(/^\/cms-api(\/:collection)?/, ''),
  method: methods[call.method],
  handler: async (req) => {
    requireStaff(req);
    const unknownParameters = findUnknownParameters(call, parseQuery(req.searchParams));
    if (unknownParameters) throw new APIError(unknownParameters, 400, null, true);
    return handler(req);
  },
});
