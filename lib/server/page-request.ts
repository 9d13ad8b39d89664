import type { IncomingMessage } from 'node:http';
import { isPagePath } from '../routes/page-path.ts';

export type Asked = Pick<IncomingMessage, 'method' | 'url'>;

/** A request's target in its two parts; the query has no question mark, and is null when there is none. */
export function splitTarget(url = ''): { path: string; query: string | null } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: null } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** Whether a request only reads. */
export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Whether a public page is asked for. */
export const isForPage = ({ method, url }: Asked): boolean =>
  isReading(method) && isPagePath(splitTarget(url).path);
