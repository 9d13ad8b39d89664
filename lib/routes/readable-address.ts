import { isPagePath } from './page-path';
import { decodeSegment } from './path-segments';

/** Where requests lead whose address cannot be read: every method is answered with 400. */
const unreadable = '/api/unreadable-address';

/** Next's patterns of addresses stop at the end of a line: it would draw the not-found page and answer 200. */
const lineEnd = /[\n\r\u2028\u2029]/;

/**
 * The address a request is answered at in place of one with an escape that is none (`%ff`, `50%`) or ends a line (`%0a`), on
 * which Next fails. A page's is taken for the letters it is written in, and so is not found; elsewhere a program has asked, and is told.
 */
export function readableAddress(address: string): string {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const read = decodeSegment(path);
  if (read !== null && !lineEnd.test(read)) return address;
  return isPagePath(path) ? path.replaceAll('%', '%25') + address.slice(path.length) : unreadable;
}
