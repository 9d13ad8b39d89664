import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';

const days = 180;

/** One per account and browser: two people may share a computer. */
const cookieName = (email: string) =>
  `tessera-device-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;

const seal = (secret: string, email: string, device: string) =>
  createHmac('sha256', secret).update(`device ${email} ${device}`).digest('base64url');

/** Which browser this is, when it has signed in to the account before; null for all others. */
export function knownDevice({ headers, payload }: PayloadRequest, email: string): string | null {
  const [device = '', given = ''] = parseCookies(headers).get(cookieName(email))?.split('.') ?? [];
  const expected = Buffer.from(seal(payload.secret, email, device));
  const sealed = Buffer.from(given);
  return sealed.length === expected.length && timingSafeEqual(sealed, expected) ? device : null;
}

/** The cookie by which this browser is known to have signed in to the account. */
export function deviceCookie(req: PayloadRequest, email: string): string {
  const device = knownDevice(req, email) ?? randomUUID();
  const secure = req.payload.config.serverURL.startsWith('https://') ? '; Secure' : '';
  const value = `${device}.${seal(req.payload.secret, email, device)}`;
  return `${cookieName(email)}=${value}; Path=/cms-api; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
