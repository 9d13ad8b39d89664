import {
  type BuyerCallName,
  type BuyerRequest,
  type BuyerResponse,
  buyerCalls,
} from '@/schemas/buyers/buyer-calls';
import { postBuyerCall } from './post-buyer-call';

/** A call that the server rejected; `errors` are messages by field (Laravel's format). */
export class BuyerCallError extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, message: string, errors: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/**
 * Calls the server on behalf of the signed-in buyer.
 * @throws BuyerCallError with status 0 when the server cannot be reached, and 401 when the session has ended, which is
 * then removed.
 */
export async function callBuyer<Name extends BuyerCallName>(
  name: Name,
  request: BuyerRequest<Name>,
): Promise<BuyerResponse<Name>> {
  const { status, body } = await postBuyerCall(name, request);
  if (status < 200 || status > 299) {
    const { message, errors } = { message: '', errors: {}, ...Object(body) };
    throw new BuyerCallError(status, String(message), Object(errors));
  }
  return parseResponse(name, body);
}

function parseResponse<Name extends BuyerCallName>(name: Name, body: unknown): BuyerResponse<Name>;
function parseResponse(name: BuyerCallName, body: unknown): unknown {
  return buyerCalls[name].response.parse(body);
}
