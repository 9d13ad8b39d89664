import type { z } from 'zod';
import { type ContractContext, createContractContext } from '@/lib/backend/contract/context';
import { faultyArgument } from '@/lib/backend/contract/limits/client-error';
import { readInput, readSearch } from '@/lib/backend/contract/rest/read-input';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { isRequestOurs } from '@/lib/backend/contract/rest/verify-csrf';
import { isTimeout, tookTooLong, unavailable, withinTime } from '@/lib/backend/contract/within-time';
import { isLost } from '@/lib/backend/database/outage';
import { hasRemoteContent } from '@/lib/backend/environment';

type Call<Params, Body> = ContractContext & { params: Params; body: Body; search: URLSearchParams };
type RouteHandler<Params> = (request: Request, route: { params: Promise<Params> }) => Promise<Response>;

function tellFault(error: unknown): Response {
  if (error instanceof RestFault) return error.toResponse();
  const argument = faultyArgument(error);
  if (argument !== null && error instanceof Error)
    return RestFault.invalid({ [argument]: [error.message] }).toResponse();
  console.error('A call of the contract failed:', error);
  if (isLost(error)) return new RestFault(503, unavailable).toResponse();
  if (isTimeout(error)) return new RestFault(503, tookTooLong).toResponse();
  return new RestFault(500, 'An error occurred. Please try again later.').toResponse();
}

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
