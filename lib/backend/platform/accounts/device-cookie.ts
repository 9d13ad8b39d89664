import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';

const MAX_AGE_DAYS = 180;

/** One cookie per account and browser, because several people may share a computer. */
const cookieName = (email: string) =>
  `tessera-device-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;

const sign = (secret: string, email: string, device: string) =>
  createHmac('sha256', secret).update(`device ${email} ${device}`).digest('base64url');

/** The device id when this browser has signed in to the account before, otherwise null. */
export function trustedDevice({ headers, payload }: PayloadRequest, email: string): string | null {
  const [device = '', signature = ''] = parseCookies(headers).get(cookieName(email))?.split('.') ?? [];
  const expected = Buffer.from(sign(payload.secret, email, device));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? device : null;
}

/** The `Set-Cookie` value that identifies this browser as a device of the account. */
export function deviceCookie(req: PayloadRequest, email: string): string {
  const device = trustedDevice(req, email) ?? randomUUID();
  const secure = req.payload.config.serverURL.startsWith('https://') ? '; Secure' : '';
  const value = `${device}.${sign(req.payload.secret, email, device)}`;
  return `${cookieName(email)}=${value}; Path=/cms-api; Max-Age=${MAX_AGE_DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
