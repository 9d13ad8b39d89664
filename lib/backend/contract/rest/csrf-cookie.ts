import { randomBytes } from 'node:crypto';

export const csrfCookie = 'XSRF-TOKEN';
export const csrfHeader = 'x-xsrf-token';
const lifetime = 7200;

function isHttps(request: Request): boolean {
  return (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).startsWith('https');
}

/** A new token, as the header that gives it to a browser: its code reads it and repeats it in X-XSRF-TOKEN. */
export function newCsrfCookie(request: Request): string {
  const token = encodeURIComponent(randomBytes(32).toString('base64'));
  const secure = isHttps(request) ? '; Secure' : '';
  return `${csrfCookie}=${token}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
}

/** Answers GET /sanctum/csrf-cookie: 204, and a token. */
export function giveCsrfCookie(request: Request): Response {
  const headers = { 'set-cookie': newCsrfCookie(request), 'cache-control': 'no-store' };
  return new Response(null, { status: 204, headers });
}
