import { matchRoute } from '@/lib/routes/match-route';
import { pathFor } from '@/lib/routes/path-for';
import { listingPath, postPath } from '@/lib/routes/record-paths';
import { isShared } from '@/lib/routes/standard-pages';
import type { Page } from '@/schemas/page';

/**
 * The canonical path of a page, without language. Listings and posts are displayed by the network, by
 * offices and by agents, shared pages of the network by offices; these copies keep their branding and
 * declare the network's page canonical. `scope` is the scope of the displayed page.
 */
export function canonicalPath(path: string, scope?: Page['scope']): string {
  const match = matchRoute(path);
  if (!match) return path;
  const { post, blog } = match.params;
  if (post) return listingPath(post);
  if (blog) return postPath(blog);
  return scope === 'network' && isShared(match.row) ? pathFor(match.row.name) : path;
}
