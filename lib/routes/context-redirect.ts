import type { Locale } from '@/schemas/locale';
import { languagePath, pathInContext } from './context-href';
import { matchRoute } from './match-route';
import { mergeQuery, splitAddress } from './merge-query';
import { pathFor } from './path-for';
import { isSlug, joinPath, splitPath } from './path-segments';
import { recordHomes } from './record-routes';
import { officeParameters } from './request-names';
import type { BrandContext, OfficePathSlugs } from './visitor-cookies';

/** Route handler that resolves the redirect; only `proxy.ts` sends requests there. */
const contextRedirectEndpoint = '/api/context-redirect';

/** Context to redirect into: an office named in the query, or the visitor's brand context. */
export type RedirectContext = { store: string } | BrandContext;

/** The office named in a query, and the query without those parameters. Null when it has none of them. */
export function extractOfficeParameters(
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
 * The address of the lookup: language, context, then the path without language. Everything is in the path,
 * because a rewritten request reaches its handler with the parameters of the new path but the old query.
 */
export function contextRedirectPath(
  context: RedirectContext,
  path: string,
  locale: Locale,
  rest: URLSearchParams,
): string {
  const segments = [locale, ...contextSegments(context), ...(splitPath(path) ?? [])];
  return `${contextRedirectEndpoint}${joinPath(segments)}${rest.size > 0 ? `?${rest}` : ''}`;
}

function contextSegments(context: RedirectContext): string[] {
  if ('store' in context) return ['store', context.store];
  if ('agent' in context) return ['agent', context.agent];
  return ['office', context.office.state, context.office.slug];
}

/** Parses the address of a lookup, without its language; null when it is invalid. */
export function parseContextRedirect(
  segments: readonly string[],
): { redirectContext: RedirectContext; path: string } | null {
  const [kind, first = '', ...remaining] = segments;
  if (!isSlug(first)) return null;
  if (kind === 'store') return { redirectContext: { store: first }, path: joinPath(remaining) };
  if (kind === 'agent') return { redirectContext: { agent: first }, path: joinPath(remaining) };
  const [slug = '', ...rest] = remaining;
  if (kind !== 'office' || !isSlug(slug)) return null;
  return { redirectContext: { office: { state: first, slug } }, path: joinPath(rest) };
}

/** Whether a page clears the office of a visitor by its address (spec section 2). */
export const resetsContext = (path: string): boolean => path.includes('agent');

/** The agent pages to which visitors of the shared address are redirected (spec section 2). */
const agentPagePattern = /^\/agents\/[^/]+\/(?:sell|buy)-a-business(?:\/|$)/;

/**
 * Whether a request for a path is redirected to another version of it: to an office's version of any shared
 * page, to an agent's version of sell and buy pages.
 */
export function needsContextRedirect(path: string, brandContext: BrandContext): boolean {
  if ('office' in brandContext && resetsContext(path)) return false;
  const contextPath = pathInContext(path, brandContext);
  return contextPath !== path && !('agent' in brandContext && !agentPagePattern.test(contextPath));
}

/**
 * The target for a visitor who named an office at `path`: the office's version of the page, or its home page
 * when it has none. Always a path on this site, without language.
 */
export function pathInOffice(path: string, office: OfficePathSlugs): string {
  const safe = joinPath(splitPath(path) ?? []);
  const match = matchRoute(safe);
  if (match && match.row.scope === 'office' && isStandardRoute(match.row.pattern))
    return pathFor(match.row.name, { ...match.params, ...office });
  const contextPath = pathInContext(safe, { office });
  return contextPath === safe ? pathFor(recordHomes.office, office) : contextPath;
}

/** Whether every office has a page at a route, rather than only those that created one. */
const isStandardRoute = (pattern: string): boolean => !/customPageSlug|page_slug/.test(pattern);

/**
 * The redirect location of a lookup: below the language, with the rest of the visitor's query. `path` may
 * have a hash.
 */
export function contextRedirectLocation(
  path: string,
  query: URLSearchParams,
  locale: Locale,
  enabled?: readonly Locale[],
): string {
  const { path: pathOnly, ...suffix } = splitAddress(path);
  const target = languagePath(locale, pathOnly || '/', enabled);
  const rest = extractOfficeParameters(query)?.rest ?? query;
  return mergeQuery(mergeQuery(target, suffix), { query: rest.toString() });
}
