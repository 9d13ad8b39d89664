import { randomBytes, timingSafeEqual } from 'node:crypto';

const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';
const CSRF_COOKIE_MAX_AGE_SECONDS = 7200;

function isHttps(request: Request): boolean {
  return (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).startsWith('https');
}

/** A Set-Cookie header with a new token. Scripts read the cookie and repeat its value in X-XSRF-TOKEN. */
export function createCsrfCookie(request: Request): string {
  const token = encodeURIComponent(randomBytes(32).toString('base64'));
  const secure = isHttps(request) ? '; Secure' : '';
  return `${CSRF_COOKIE}=${token}; Path=/; Max-Age=${CSRF_COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}

/** GET /sanctum/csrf-cookie: 204 with a new token. */
export function serveCsrfCookie(request: Request): Response {
  const headers = { 'set-cookie': createCsrfCookie(request), 'cache-control': 'no-store' };
  return new Response(null, { status: 204, headers });
}

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function isEqualInConstantTime(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
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
  return !!cookie && !!header && isEqualInConstantTime(cookie, encodeURIComponent(header));
}
