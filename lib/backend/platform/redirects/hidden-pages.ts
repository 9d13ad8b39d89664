import type { PayloadRequest, Where } from 'payload';
import { splitPath } from '@/lib/routes/path-segments';
import { hiddenStandardRoutes, isBelowPath } from '@/lib/routes/redirect-coverage';
import { lookupKeysOf } from '@/lib/routes/redirect-lookup-keys';
import { isParameter, type RedirectRule } from '@/lib/routes/redirect-patterns';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { relationId } from '../../relation-id';
import { readPagePaths } from './read-addresses';
import { readOfficePath } from './read-office-path';

const isRedirected = (rule: RedirectRule, path: string): boolean =>
  compileRedirects([rule]).find(path) !== null;

/**
 * The address of a page that a redirect would hide: a standard page of the network, or a page with its own
 * slug; null when there is none.
 */
export async function findHiddenPage(rule: RedirectRule, req: PayloadRequest): Promise<string | null> {
  const last = splitPath(rule.from)?.at(-1)?.toLowerCase();
  if (last === undefined) return null;
  if (await hidesStandardPage(rule.from, req)) return rule.from;
  const slug: Where = { slug: isParameter(last) ? { exists: true } : { equals: last } };
  const paths = await readPagePaths(slug, req);
  return paths.find((path) => isRedirected(rule, path)) ?? null;
}

/** Whether `from` is the address of a published standard page of the network. */
async function hidesStandardPage(from: string, req: PayloadRequest): Promise<boolean> {
  const routes = hiddenStandardRoutes(from);
  if (routes.length === 0) return false;
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: {
      and: [
        { route: { in: routes } },
        { scope: { equals: 'network' } },
        { _status: { equals: 'published' } },
      ],
    },
    req,
  });
  return totalDocs > 0;
}

/** The "from" of a redirect by staff that hides this path; null when there is none. */
export async function findHidingRedirect(path: string, req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ lookup_key: { in: lookupKeysOf(path) } }, { automatic: { not_equals: true } }] },
    ...{ depth: 0, pagination: false, sort: 'id', req },
  });
  for (const { from, to, scope, office } of docs) {
    if (!isRedirected({ from, to, permanent: true }, path)) continue;
    // A redirect of an office that has moved to another address is never matched.
    const isUnmatched =
      scope === 'office' && !isBelowPath(from, await readOfficePath(relationId(office), req));
    if (!isUnmatched) return from;
  }
  return null;
}
