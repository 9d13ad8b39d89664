import { timingSafeEqual } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@/lib/backend/contract/rest/csrf';

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function isEqualConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

function isOwnOrigin(request: Request, origin: string): boolean {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * True when no other website can have caused this request: it comes from our own pages, it repeats the token
 * of the cookie, or it does not come from a browser (browsers always send an origin with POST).
 */
export function isTrustedRequest(request: Request): boolean {
  const { headers } = request;
  return (!headers.has('origin') && !headers.has('sec-fetch-site')) || isTrustedWrite(request);
}

/** Like `isTrustedRequest`, for writes: programs also have to name our origin or repeat the token. */
export function isTrustedWrite(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  if (site === null && origin !== null && isOwnOrigin(request, origin)) return true;
  const cookie = readCookie(request, CSRF_COOKIE);
  const header = request.headers.get(CSRF_HEADER);
  return !!cookie && !!header && isEqualConstantTime(cookie, encodeURIComponent(header));
}
