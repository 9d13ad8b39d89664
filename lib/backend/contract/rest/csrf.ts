import { randomBytes } from 'node:crypto';

export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'x-xsrf-token';
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
