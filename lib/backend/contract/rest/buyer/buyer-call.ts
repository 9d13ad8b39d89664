import { createLocalReq, type PayloadRequest } from 'payload';
import { type BuyerSession, findSessionByCookie, readSessionToken } from '@/lib/backend/buyers/sessions';
import { createContractContext } from '@/lib/backend/contract/context';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { accountCalls } from '@/lib/backend/contract/rest/buyer/account-calls';
import type { BuyerCallHandler } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { listingCalls } from '@/lib/backend/contract/rest/buyer/listing-calls';
import { isTrustedWrite } from '@/lib/backend/contract/rest/csrf';
import { RestError, toErrorResponse } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';
import { type BuyerCallName, isBuyerCall } from '@/schemas/buyers/buyer-calls';

const handlers: Readonly<Record<BuyerCallName, BuyerCallHandler>> = { ...accountCalls, ...listingCalls };

/**
 * The session of a request.
 * @throws RestError 401 without a valid one; its message is the debug message of the specification (section 4).
 */
async function requireSession(request: Request, req: PayloadRequest): Promise<BuyerSession> {
  const token = readSessionToken(request.headers);
  if (!token) throw new RestError(401, 'Invalid token');
  const found = await findSessionByCookie(token, req);
  if ('issue' in found) throw new RestError(401, found.issue);
  return found.session;
}

async function answer(name: BuyerCallName, request: Request): Promise<Response> {
  const context = await createContractContext();
  const req = await createLocalReq({}, context.payload);
  const session = await requireSession(request, req);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const body = await withTimeout(handlers[name](request, { session, req, context, headers }));
  return Response.json(body, { headers });
}

/** Handler of `POST /api/buyer/{call}`. */
export async function answerBuyerCall(
  request: Request,
  route: { params: Promise<{ call: string }> },
): Promise<Response> {
  try {
    if (hasRemoteContent()) throw new RestError(404, 'This site has no content of its own.');
    if (!isTrustedWrite(request)) throw new RestError(419, 'CSRF token mismatch.');
    const { call } = await route.params;
    if (!isBuyerCall(call)) throw new RestError(404, 'Call not found');
    return await answer(call, request);
  } catch (error) {
    return toErrorResponse(error);
  }
}
