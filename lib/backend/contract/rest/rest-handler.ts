import type { z } from 'zod';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { readJsonBody, readQueryParams } from '@/lib/backend/contract/rest/read-input';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { toErrorResponse } from '@/lib/backend/contract/rest/tell-fault';
import { isTrustedRequest } from '@/lib/backend/contract/rest/verify-csrf';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { hasRemoteContent } from '@/lib/backend/environment';

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
