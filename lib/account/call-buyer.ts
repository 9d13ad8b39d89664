import {
  type BuyerCallName,
  type BuyerRequest,
  type BuyerResponse,
  buyerCalls,
} from '@/schemas/buyers/buyer-calls';
import { storeUserInfo } from './user-session';

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

const CALL_TIMEOUT_MS = 30_000;

/**
 * Calls the server on behalf of the signed-in buyer.
 * @throws BuyerCallError with status 0 when the server cannot be reached, and 401 when the session has ended, which is
 * then removed.
 */
export async function callBuyer<Name extends BuyerCallName>(
  name: Name,
  body: BuyerRequest<Name>,
): Promise<BuyerResponse<Name>> {
  const response = await fetch(`/api/buyer/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch(() => null);
  if (!response) throw new BuyerCallError(0, '');
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 401) storeUserInfo(null);
  if (!response.ok) {
    const { message, errors } = { message: '', errors: {}, ...Object(answer) };
    throw new BuyerCallError(response.status, String(message), Object(errors));
  }
  return parseResponse(name, answer);
}

function parseResponse<Name extends BuyerCallName>(name: Name, answer: unknown): BuyerResponse<Name>;
function parseResponse(name: BuyerCallName, answer: unknown): unknown {
  return buyerCalls[name].response.parse(answer);
}
