import { createLocalReq } from 'payload';
import { createContractContext } from '@/lib/backend/contract/context';
import { withTimeout } from '@/lib/backend/contract/operation-timeout';
import { accountCalls } from '@/lib/backend/contract/rest/buyer/account-calls';
import { clientOf } from '@/lib/backend/contract/rest/buyer/client-of';
import type { BuyerCallHandler } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { listingCalls } from '@/lib/backend/contract/rest/buyer/listing-calls';
import { requireSession } from '@/lib/backend/contract/rest/buyer/require-session';
import { isTrustedWrite } from '@/lib/backend/contract/rest/csrf';
import { RestError, toErrorResponse } from '@/lib/backend/contract/rest/rest-error';
import { hasRemoteContent } from '@/lib/backend/environment';
import { consumeFormAttempt } from '@/lib/backend/leads/form-rate-limits';
import { type BuyerCallName, isBuyerCall } from '@/schemas/buyers/buyer-calls';

const handlers: Readonly<Record<BuyerCallName, BuyerCallHandler>> = { ...accountCalls, ...listingCalls };

async function answer(name: BuyerCallName, request: Request): Promise<Response> {
  const context = await createContractContext();
  const req = await createLocalReq({}, context.payload);
  const { infoToken, ...session } = await requireSession(request, req);
  const wait = await consumeFormAttempt(context.payload, 'buyer_call', String(session.buyer));
  if (wait !== null) throw new RestError(429, 'Too many requests.', undefined, wait);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const body = await withTimeout(
    handlers[name](request, { session, infoToken, req, context, headers, device: clientOf(request).device }),
  );
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
