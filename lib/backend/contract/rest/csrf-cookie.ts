import { randomBytes } from 'node:crypto';

export const csrfCookie = 'XSRF-TOKEN';
export const csrfHeader = 'x-xsrf-token';
const lifetime = 7200;

function isHttps(request: Request): boolean {
  return (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).startsWith('https');
}

/** Answers GET /sanctum/csrf-cookie: 204, and a token the browser's code reads and repeats in X-XSRF-TOKEN. */
export function giveCsrfCookie(request: Request): Response {
  const token = encodeURIComponent(randomBytes(32).toString('base64'));
  const secure = isHttps(request) ? '; Secure' : '';
  return new Response(null, {
    status: 204,
    headers: {
      'set-cookie': `${csrfCookie}=${token}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`,
      'cache-control': 'no-store',
    },
  });
}
