import type { PayloadRequest } from 'payload';
import type { UserInfo } from '@/schemas/buyers/user-info';
import type { Buyer } from '../payload-types';
import { createDeviceCookie, readTrustedDevice } from '../platform/accounts/device-cookie';
import { inTransaction } from '../platform/database/request-transaction';
import { canRequestLink } from './buyer-links';
import { findBuyerByEmail, normaliseEmail } from './find-buyer';
import { isBuyerPassword } from './passwords';
import { mailConfirmationLink } from './register-buyer';
import {
  COOKIE_PATH,
  createSession,
  findSessionByCookie,
  readSessionToken,
  revokeSession,
  sessionCookies,
} from './sessions';
import { countSignIn, refundSignIn } from './sign-in-limits';
import { loadUserInfo } from './user-info';

/** The browser that signs in. */
export type BuyerClient = {
  headers: Headers;
  /** IP address as seen by the server. */
  address: string;
  /** Such as `Firefox, Windows`. */
  device: string;
};

/** A session that was started: its cookies, and what the browser stores. */
export type StartedSession = { cookies: string[]; userInfo: UserInfo };

/**
 * Starts a session of an active buyer and ends the one that the browser had, so that a token from before the sign-in is
 * worthless (session fixation).
 */
export async function startSession(
  buyer: Pick<Buyer, 'id' | 'email'>,
  { headers, device }: BuyerClient,
  req: PayloadRequest,
): Promise<StartedSession> {
  const oldToken = readSessionToken(headers);
  const old = oldToken ? await findSessionByCookie(oldToken, req) : null;
  if (old && 'session' in old) await revokeSession(old.session, req);
  const { token, infoToken } = await createSession(buyer.id, device, req);
  const deviceCookie = createDeviceCookie({ headers, payload: req.payload }, buyer.email, COOKIE_PATH);
  return {
    cookies: [...sessionCookies(token), deviceCookie],
    userInfo: { token: infoToken, ...(await loadUserInfo(buyer.id, req)) },
  };
}

type SignInResult =
  | { started: StartedSession; buyer: number }
  | { issue: 'credentials' | 'unconfirmed' }
  /** Seconds until the next attempt is allowed. */
  | { wait: number };

/**
 * Signs in with a password. Unknown addresses, buyers without a password and cancelled accounts get the answer of a wrong
 * password, after the same time. A buyer with the right password and an unconfirmed address gets the link again.
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  client: BuyerClient,
  req: PayloadRequest,
): Promise<SignInResult> {
  const address = normaliseEmail(email);
  const { headers } = client;
  const device = readTrustedDevice({ headers, payload: req.payload }, address);
  const attempt = { email: address, address: client.address, device };
  const wait = await countSignIn(req.payload, attempt);
  if (wait !== null) return { wait };
  const buyer = await findBuyerByEmail(address, req);
  const isCorrect = await isBuyerPassword(buyer?.id ?? null, password, req);
  if (!buyer || !isCorrect || buyer.status === 'cancelled') return { issue: 'credentials' };
  await refundSignIn(req.payload, attempt);
  return inTransaction(req, async (): Promise<SignInResult> => {
    if (buyer.status === 'active')
      return { started: await startSession(buyer, client, req), buyer: buyer.id };
    if (await canRequestLink(buyer.id, 'confirm', req))
      await mailConfirmationLink({ buyer: buyer.id, email: address, locale: buyer.language }, req);
    return { issue: 'unconfirmed' };
  });
}
