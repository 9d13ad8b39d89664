import type { Locale } from '@/schemas/locale';
import { languagePath, pathInContext } from './context-href';
import { officeParameters } from './deciding-names';
import { matchRoute } from './match-route';
import { pathFor } from './path-for';
import { isSlug, joinPath, splitPath } from './path-segments';
import type { OfficeAddress } from './visitor-cookies';

/** The route handler that looks the office up; only `proxy.ts` sends requests there. */
const officeRedirectEndpoint = '/api/office-redirect';

/** The office a query names, and the query without those parameters. Null when it has none of them. */
export function takeOfficeParameters(
  query: URLSearchParams,
): { slug: string | null; rest: URLSearchParams } | null {
  const present = officeParameters.filter((name) => query.has(name));
  if (present.length === 0) return null;
  const rest = new URLSearchParams(query);
  for (const name of officeParameters) rest.delete(name);
  const values = present.map((name) => (query.get(name) ?? '').trim().toLowerCase());
  return { slug: values.find(isSlug) ?? null, rest };
}

/**
 * The address of the lookup: language, office, then the path without language. It is all in the path
 * because a rewritten request reaches its handler with the parameters of the new path but the old query.
 */
export function officeLookupPath(slug: string, path: string, locale: Locale, rest: URLSearchParams): string {
  const segments = [locale, slug, ...(splitPath(path) ?? [])];
  return `${officeRedirectEndpoint}${joinPath(segments)}${rest.size > 0 ? `?${rest}` : ''}`;
}

/**
 * Where a visitor goes who asked for an office at `path`: the office's version of the page, the office's
 * own page from the root, the same page where offices have no version of it. Always a path on this site.
 */
function officeDestination(path: string, office: OfficeAddress | null): string {
  const safe = joinPath(splitPath(path) ?? []);
  const match = matchRoute(safe);
  if (!office || !match) return safe;
  const { row, params } = match;
  if (row.name === 'Home') return pathFor('LocationDetail', office);
  return row.scope === 'office'
    ? pathFor(row.name, { ...params, ...office })
    : pathInContext(safe, { office });
}

/** The redirect that answers a lookup: below the language, with the query the visitor came with. */
export function officeRedirectLocation(
  path: string,
  query: URLSearchParams,
  locale: Locale,
  office: OfficeAddress | null,
  enabled?: readonly Locale[],
): string {
  const target = languagePath(locale, officeDestination(path, office), enabled);
  const rest = takeOfficeParameters(query)?.rest ?? query;
  return rest.size > 0 ? `${target}?${rest}` : target;
}
