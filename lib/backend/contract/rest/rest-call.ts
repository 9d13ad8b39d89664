import type { z } from 'zod';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { readInput, readSearch } from '@/lib/backend/contract/rest/read-input';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { tellFault } from '@/lib/backend/contract/rest/tell-fault';
import { isRequestOurs } from '@/lib/backend/contract/rest/verify-csrf';
import { withinTime } from '@/lib/backend/contract/within-time';
import { hasRemoteContent } from '@/lib/backend/environment';

type Call<Params, Body> = ContractContext & { params: Params; body: Body; search: URLSearchParams };
type RouteHandler<Params> = (request: Request, route: { params: Promise<Params> }) => Promise<Response>;

/**
 * A POST route of the contract. `answer` returns what is sent as JSON and throws a RestFault to refuse;
 * anything else it throws is logged and told as a general error.
 */
export function restCall<Params, Body extends z.ZodType>(
  body: Body,
  answer: (call: Call<Params, z.infer<Body>>) => Promise<object>,
): RouteHandler<Params> {
  return async (request, route) => {
    try {
      if (hasRemoteContent()) throw new RestFault(404, 'This site has no content of its own.');
      if (!isRequestOurs(request)) throw new RestFault(419, 'CSRF token mismatch.');
      const search = readSearch(request);
      const input = await readInput(request, body);
      const call = { ...(await createContractContext()), params: await route.params, body: input, search };
      return Response.json(await withinTime(answer(call)), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return tellFault(error);
    }
  };
}
