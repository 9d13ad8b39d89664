import { createHmac, timingSafeEqual } from 'node:crypto';
import { siteUrl } from '@/lib/routes/site-url';
import { normaliseEmail } from './find-buyer';
import { COOKIE_PATH } from './sessions';

/** Marks the browser in which an address was registered. */
const registrationCookie = 'buyer_registration';
const MAX_AGE_DAYS = 7;
const DAY_SECONDS = 86_400;

const sign = (email: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`registration ${normaliseEmail(email)}`)
    .digest('base64url');

/** The `Set-Cookie` header after a registration, whatever became of it. */
export function createRegistrationCookie(email: string, secret: string): string {
  const secure = siteUrl().startsWith('https://') ? '; Secure' : '';
  return `${registrationCookie}=${sign(email, secret)}; Path=${COOKIE_PATH}; Max-Age=${MAX_AGE_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${registrationCookie}=([\\w-]{43})(?:;|$)`);

/**
 * Whether this browser registered the address. Another one must know the password before it confirms the address:
 * otherwise its owner would activate an account whose password somebody else has chosen.
 */
export function hasRegistered(headers: Headers, email: string, secret: string): boolean {
  const value = cookiePattern.exec(headers.get('cookie') ?? '')?.[1];
  return value !== undefined && timingSafeEqual(Buffer.from(value), Buffer.from(sign(email, secret)));
}
