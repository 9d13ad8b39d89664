import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const sessionCookie = /(?:^|;\s*)payload-token=([^;]+)/;
const authorization = /^(?:JWT|Bearer) (\S+)$/;

/**
 * Whether the request carries a token that this site has signed and that has not expired. Decides how long a
 * request may take, never what it may do: the account is read later.
 */
export function hasStaffSession(
  { cookie, authorization: header }: IncomingHttpHeaders,
  secret: string | undefined,
): boolean {
  const token = sessionCookie.exec(cookie ?? '')?.[1] ?? authorization.exec(header ?? '')?.[1];
  const [head, payload, signature, ...rest] = token?.split('.') ?? [];
  if (!secret || !head || !payload || !signature || rest.length > 0) return false;
  // Payload signs with the first 32 hexadecimal digits of the hash.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  const expected = createHmac('sha256', key).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) && !isExpired(payload);
}

function isExpired(payload: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const expiry = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof expiry !== 'number' || expiry * 1000 < Date.now();
  } catch {
    return true;
  }
}
