import { splitSearch } from '@/schemas/search/write-search';
import { privateQueryParameters, queryVariantPrefix } from './request-names';

/**
 * Whether a query is specific to its visitor, such as figures for the calculator; a search is the same for
 * everyone.
 */
export const isPersonal = (query: URLSearchParams): boolean =>
  privateQueryParameters.some((name) => query.has(name));

/**
 * The part of a query that selects a variant of the page, if any: the figures of a form, or a search in its
 * normal form. `normalizedQuery` is the entire query in the order of the canonical address: search
 * parameters first, then all others.
 */
export function parsePageQuery(query: URLSearchParams): {
  variantQuery: URLSearchParams | null;
  normalizedQuery: URLSearchParams;
} {
  if (isPersonal(query)) return { variantQuery: query, normalizedQuery: query };
  const { search, otherParams } = splitSearch(query) ?? { search: null, otherParams: query };
  if (!search) return { variantQuery: null, normalizedQuery: query };
  return {
    variantQuery: search.size > 0 ? search : null,
    normalizedQuery: new URLSearchParams([...search, ...otherParams]),
  };
}

/** The internal path at which the variant of a page for a query is rendered; visitors never see it. */
export const queryVariantPath = (path: string, query: URLSearchParams): string =>
  `${path}/${queryVariantPrefix}${Buffer.from(query.toString()).toString('base64url')}`;

/**
 * Splits an internal path into the path of the page and the query; `query` is null for the page without a
 * variant.
 */
export function parseQueryVariantPath(segments: readonly string[]): { path: string; query: string | null } {
  const last = segments.at(-1) ?? '';
  if (!last.startsWith(queryVariantPrefix)) return { path: `/${segments.join('/')}`, query: null };
  const query = Buffer.from(last.slice(queryVariantPrefix.length), 'base64url').toString();
  return { path: `/${segments.slice(0, -1).join('/')}`, query };
}
