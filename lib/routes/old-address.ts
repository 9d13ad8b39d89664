import { joinPath, queryToSegment, splitPath } from './path-segments';
import type { ResolvedPath } from './resolve-path';

/** Route handler that looks up the redirects of staff; only `proxy.ts` sends requests there. */
const oldAddressEndpoint = '/api/old-address';

/**
 * Whether an address that is redirected to its normal form may be one of another site: of no page or of one
 * that staff named, or the home page with a query. Its redirect is looked up first, so that visitors are redirected once.
 */
export const mayBeOldAddress = ({ match, path }: ResolvedPath, query: URLSearchParams): boolean =>
  match === null ||
  match.row.redirect !== undefined ||
  'customPageSlug' in match.params ||
  (path === '/' && query.size > 0);

/** The address of the lookup for a path without language. */
export const oldAddressPath = (locale: string, path: string): string =>
  `${oldAddressEndpoint}/${locale}${path === '/' ? '' : path}`;

/** An address to look up, and the visitor's query that its redirect passes on. */
export type OldAddress = { path: string; rest: URLSearchParams };

/**
 * The addresses under which staff may redirect a request, the most exact first: with its whole query, without the
 * parameters of campaigns, with one of its parameters, such as `?p=12`, and without any.
 */
export function oldAddressesOf(segments: readonly string[], query: URLSearchParams): OldAddress[] {
  const path = joinPath(segments);
  const parts = [...new Set(query.keys())].slice(0, MAX_PARAMETERS).map((name) => {
    const part = new URLSearchParams(query.getAll(name).map((value) => [name, value]));
    return { part, rest: new URLSearchParams([...query].filter(([other]) => other !== name)) };
  });
  const whole = { part: query, rest: new URLSearchParams() };
  const own = {
    part: new URLSearchParams([...query].filter(([name]) => !isCampaignParameter(name))),
    rest: new URLSearchParams([...query].filter(([name]) => isCampaignParameter(name))),
  };
  const combined = own.part.size > 1 && own.rest.size > 0 ? [whole, own] : [whole];
  const queries = query.size === 0 ? [] : parts.length > 1 ? [...combined, ...parts] : parts;
  return [
    ...queries.map(({ part, rest }) => ({ path: queryToSegment(`${path}?${part}`), rest })),
    ...((splitPath(path) ?? []).length > 0 ? [{ path, rest: query }] : []),
  ];
}

/** Parameters that advertising and mail programs add to links: `utm_source`, `fbclid`, `mc_cid`. */
const isCampaignParameter = (name: string): boolean =>
  /^(utm|mc|hsa)_|clid$|^(gad_source|[gw]braid)$/i.test(name);

/** The number of parameters that are looked up one by one. */
const MAX_PARAMETERS = 5;
