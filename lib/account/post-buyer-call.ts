import type { BuyerCallName } from '@/schemas/buyers/buyer-calls';
import { storeUserInfo } from './user-session';

const CALL_TIMEOUT_MS = 30_000;

/** The status of a response and its body as JSON; status 0 when the server cannot be reached. */
export type CallAnswer = { status: number; body: unknown };

/**
 * Sends a call of the buyer, after a request for the CSRF cookie (spec section 7), and once more when the server
 * rejects its token. A 401 ends the session of this browser.
 */
export async function postBuyerCall(name: BuyerCallName, body: object): Promise<CallAnswer> {
  const answer = await postJson(`/api/buyer/${name}`, body);
  if (answer.status === 401) storeUserInfo(null, true);
  return answer;
}

/** The same for any address. */
export async function postJson(address: string, body: object): Promise<CallAnswer> {
  const first = await post(address, body);
  const response = first?.status === 419 ? await post(address, body) : first;
  if (!response) return { status: 0, body: null };
  return { status: response.status, body: await response.json().catch(() => null) };
}

const post = async (address: string, body: object): Promise<Response | null> => {
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  try {
    await fetch('/sanctum/csrf-cookie', { signal });
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...readCsrfHeader() },
      body: JSON.stringify(body),
      signal,
    });
  } catch {
    return null;
  }
};

const readCsrfHeader = (): Record<string, string> => {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return token ? { 'x-xsrf-token': decodeURIComponent(token) } : {};
};
