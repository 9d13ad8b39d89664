import { timingSafeEqual } from 'node:crypto';
import { csrfCookie, csrfHeader } from '@/lib/backend/contract/rest/csrf-cookie';

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

function isOwnOrigin(request: Request, origin: string): boolean {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * True when no other website can have made a browser send this request: it comes from our own pages, or it
 * repeats the token of the cookie, or no browser sent it at all (browsers always name an origin on POST).
 */
export function isRequestOurs(request: Request): boolean {
  const { headers } = request;
  return (!headers.has('origin') && !headers.has('sec-fetch-site')) || isWriteOurs(request);
}

/** As `isRequestOurs`, for calls that write: a program, too, names our origin or repeats the token. */
export function isWriteOurs(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  if (site === null && origin !== null && isOwnOrigin(request, origin)) return true;
  const cookie = readCookie(request, csrfCookie);
  const header = request.headers.get(csrfHeader);
  return !!cookie && !!header && isSame(cookie, encodeURIComponent(header));
}
