import { askedMark, askingParameter } from './deciding-names';

/** Whether a query asks its page for an answer of its own. */
export const asksPage = (query: URLSearchParams): boolean => query.has(askingParameter);

/** Where the page of a path is made with an answer to a query: a path inside the house, which no visitor sees. */
export const askedPath = (path: string, query: URLSearchParams): string =>
  `${path}/${askedMark}${Buffer.from(query.toString()).toString('base64url')}`;

/** The path of a page and what it is asked; nothing is asked where everybody gets the same. */
export function readAskedPath(segments: readonly string[]): { path: string; asked: string | null } {
  const last = segments.at(-1) ?? '';
  if (!last.startsWith(askedMark)) return { path: `/${segments.join('/')}`, asked: null };
  const asked = Buffer.from(last.slice(askedMark.length), 'base64url').toString();
  return { path: `/${segments.slice(0, -1).join('/')}`, asked };
}
