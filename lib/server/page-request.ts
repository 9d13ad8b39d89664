import type { IncomingMessage } from 'node:http';
import { isPagePath } from '../routes/page-path.ts';

export type RequestTarget = Pick<IncomingMessage, 'method' | 'url'>;

/**
 * Splits a request target into path and query. The query has no question mark, and is null when there is
 * none.
 */
export function splitTarget(url = ''): { path: string; query: string | null } {
  const index = url.indexOf('?');
  return index < 0 ? { path: url, query: null } : { path: url.slice(0, index), query: url.slice(index + 1) };
}

/** Whether a method only reads. */
export const isReadMethod = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request is for a public page. */
export const isPageRequest = ({ method, url }: RequestTarget): boolean =>
  isReadMethod(method) && isPagePath(splitTarget(url).path);
