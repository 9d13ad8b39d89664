import { matchRoute } from '@/lib/routes/match-route';
import { listingPath, postPath } from '@/lib/routes/record-paths';

/**
 * The one address that a page is to be found at, without language. A listing and a post stand at the network, at offices and at
 * agents; the copies keep their branding and name the network's.
 */
export function canonicalPath(path: string): string {
  const { post, blog } = matchRoute(path)?.params ?? {};
  if (post) return listingPath(post);
  return blog ? postPath(blog) : path;
}
