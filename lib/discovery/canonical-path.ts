import { matchRoute } from '@/lib/routes/match-route';
import { pathFor } from '@/lib/routes/path-for';
import { listingPath, postPath } from '@/lib/routes/record-paths';
import { isShared } from '@/lib/routes/standing-pages';
import type { Page } from '@/schemas/page';

/**
 * The one address that a page is to be found at, without language. A listing and a post stand at the network, at offices and at
 * agents, a shared page of the network at offices; the copies keep their branding and name the network's. `scope` is that of what is shown.
 */
export function canonicalPath(path: string, scope?: Page['scope']): string {
  const match = matchRoute(path);
  if (!match) return path;
  const { post, blog } = match.params;
  if (post) return listingPath(post);
  if (blog) return postPath(blog);
  return scope === 'network' && isShared(match.row) ? pathFor(match.row.name) : path;
}
