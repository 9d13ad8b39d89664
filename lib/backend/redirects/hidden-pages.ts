import type { PayloadRequest, Where } from 'payload';
import { splitPath } from '@/lib/routes/path-segments';
import { marksOf } from '@/lib/routes/redirect-marks';
import { isParameter, type RedirectRule } from '@/lib/routes/redirect-patterns';
import { hiddenStandardRoutes, isFromBelow } from '@/lib/routes/redirect-place';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { relationId } from '../relation-id';
import { readPagePaths } from './read-addresses';
import { readHome } from './read-home';

const leadsFrom = (rule: RedirectRule, path: string): boolean => compileRedirects([rule]).find(path) !== null;

/** The address of a page that a redirect would hide from visitors: a standard one of the network, or one with a slug of its own; null when there is none. */
export async function findHiddenPage(rule: RedirectRule, req: PayloadRequest): Promise<string | null> {
  const last = splitPath(rule.from)?.at(-1)?.toLowerCase();
  if (last === undefined) return null;
  if (await hidesStandardPage(rule.from, req)) return rule.from;
  const slug: Where = { slug: isParameter(last) ? { exists: true } : { equals: last } };
  const paths = await readPagePaths(slug, req);
  return paths.find((path) => leadsFrom(rule, path)) ?? null;
}

/** Whether "from" is the address of a standard page that the network has published. */
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

/** The "from" of a redirect of staff that leads away from a path; null when none does. */
export async function findHiding(path: string, req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ mark: { in: marksOf(path) } }, { automatic: { not_equals: true } }] },
    ...{ depth: 0, pagination: false, sort: 'id', req },
  });
  for (const { from, to, scope, office } of docs) {
    if (!leadsFrom({ from, to, permanent: true }, path)) continue;
    // One that was left where its office stands no more is not looked up.
    const isStray = scope === 'office' && !isFromBelow(from, await readHome(relationId(office), req));
    if (!isStray) return from;
  }
  return null;
}
