import { canonicalPathOf } from '@/lib/routes/canonical-owner';
import { matchRoute } from '@/lib/routes/match-route';
import { mergeQuery, splitAddress } from '@/lib/routes/merge-query';
import { pathOf } from '@/lib/routes/redirect-loops';
import { resolvePath } from '@/lib/routes/resolve-path';
import { compileRedirects, type RedirectTarget } from '@/lib/routes/website-redirects';
import type { Locale } from '@/schemas/locale';
import type { PageSources } from './page-sources';
import { resolvePage } from './resolve-page';

/**
 * Resolves the redirect of a path, created by staff or by a change of address, to its final target: follows chains and canonical
 * paths. Null if there is no redirect, or if it returns to the path itself after a record moved back.
 */
export async function resolveRedirect(
  sources: PageSources,
  locale: Locale,
  path: string,
): Promise<RedirectTarget | null> {
  const target = await followRedirects(sources, locale, path);
  return target && { ...target, to: normalizeTarget(target.to) };
}

async function followRedirects(
  sources: PageSources,
  locale: Locale,
  path: string,
): Promise<RedirectTarget | null> {
  const visited = new Set<string>();
  let target = await redirectFrom(sources, path);
  while (target?.to.startsWith('/')) {
    const canonicalPath = await findCanonicalPath(sources, locale, pathOf(target.to));
    if (canonicalPath === null) return target;
    if (canonicalPath === path.toLowerCase()) return null;
    const queryAndHash = splitAddress(target.to);
    target = { to: mergeQuery(canonicalPath, queryAndHash), permanent: false };
    if (visited.has(canonicalPath)) return target;
    visited.add(canonicalPath);
    const next = await redirectFrom(sources, canonicalPath);
    if (next) target = { to: mergeQuery(next.to, queryAndHash), permanent: false };
  }
  return target;
}

/** A page address in its normal form; other addresses are returned as staff wrote them. */
function normalizeTarget(address: string): string {
  const { path, ...queryAndHash } = splitAddress(address);
  const { match, path: normalizedPath } = resolvePath(path);
  return address.startsWith('/') && match ? mergeQuery(normalizedPath, queryAndHash) : address;
}

const redirectFrom = async (sources: PageSources, path: string): Promise<RedirectTarget | null> =>
  compileRedirects(await sources.readRedirects(path)).find(path);

/** The canonical path of the record at a path; null when it is the path itself. */
async function findCanonicalPath(sources: PageSources, locale: Locale, path: string): Promise<string | null> {
  const match = matchRoute(path);
  if (!match || match.row.scope === 'network' || match.row.redirect) return null;
  const resolvedPage = await resolvePage(sources, match, locale);
  return resolvedPage && canonicalPathOf(match, resolvedPage);
}
