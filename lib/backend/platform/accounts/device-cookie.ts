import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';

const MAX_AGE_DAYS = 180;

/** One cookie per account and browser, because several people may share a computer. */
const formatCookieName = (email: string) =>
  `tessera-device-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;

const sign = (secret: string, email: string, device: string) =>
  createHmac('sha256', secret).update(`device ${email} ${device}`).digest('base64url');

type DeviceRequest = Pick<PayloadRequest, 'headers' | 'payload'>;

/** The device id when this browser has signed in to the account before, otherwise null. */
export function readTrustedDevice({ headers, payload }: DeviceRequest, email: string): string | null {
  const [device = '', signature = ''] = parseCookies(headers).get(formatCookieName(email))?.split('.') ?? [];
  const expected = Buffer.from(sign(payload.secret, email, device));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? device : null;
}

/** The `Set-Cookie` value that identifies this browser as a device of the account, for requests below `path`. */
export function createDeviceCookie(req: DeviceRequest, email: string, path: string): string {
  const device = readTrustedDevice(req, email) ?? randomUUID();
  const secure = req.payload.config.serverURL.startsWith('https://') ? '; Secure' : '';
  const value = `${device}.${sign(req.payload.secret, email, device)}`;
  return `${formatCookieName(email)}=${value}; Path=${path}; Max-Age=${MAX_AGE_DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
