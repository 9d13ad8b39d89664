import { splitSearch } from '@/schemas/search/write-search';
import { askedMark, askingParameter } from './deciding-names';

/** Whether what a page is asked is of its visitor, as a calculator's figures; a search is the same for everybody. */
export const isPersonal = (query: URLSearchParams): boolean => query.has(askingParameter);

/**
 * What a query asks its page, if it does: the figures of a form, else a search in its one spelling. `tidy` is the query as an
 * address should have it: what leads to the same page has one address, with the parameters that ask for nothing behind.
 */
export function readAsked(query: URLSearchParams): { asked: URLSearchParams | null; tidy: URLSearchParams } {
  if (isPersonal(query)) return { asked: query, tidy: query };
  const { search, others } = splitSearch(query) ?? { search: null, others: query };
  if (!search) return { asked: null, tidy: query };
  return { asked: search.size > 0 ? search : null, tidy: new URLSearchParams([...search, ...others]) };
}

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
