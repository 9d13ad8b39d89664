import { isDeepStrictEqual } from 'node:util';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { matchRoute } from '@/lib/routes/match-route';
import { pageSlugs, routesWith } from '@/lib/routes/page-slugs';
import { sameTransaction } from '../database/same-transaction';

/** A page with a slug that the network has for every address of its route: for all offices, or all agents. */
const sharedSchema = z.object({
  scope: z.literal('network'),
  _status: z.literal('published'),
  route: z.string(),
  slug: z.string().min(1),
  template_slug: z.string().nullish(),
});

const ownedRoutes = routesWith('slug', ['office', 'agent']);

/** Whether an address that an office's or agent's own page has left shows the one that the network has for all. */
export async function showsSharedPage(path: string, req: PayloadRequest): Promise<boolean> {
  const at = placeAt(path);
  if (!at?.slug) return false;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { route: { equals: at.route } },
        { slug: { equals: at.slug } },
        { scope: { equals: 'network' } },
        { _status: { equals: 'published' } },
      ],
    },
    select: { scope: true, _status: true, route: true, slug: true, template_slug: true },
    ...{ depth: 0, pagination: false, req },
  });
  return docs.some((doc) => stands(doc, path));
}

/** Takes away what the system wrote for one office or agent, where such a page has come to stand for all. */
export async function clearForAll(before: unknown, page: unknown, req: PayloadRequest): Promise<void> {
  const shared = sharedSchema.safeParse(page).data;
  if (!shared || !ownedRoutes.includes(shared.route)) return;
  if (isDeepStrictEqual(sharedSchema.safeParse(before).data, shared)) return;
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ automatic: { equals: true } }, { from: { like: `/${shared.slug}` } }] },
    ...{ depth: 0, pagination: false, req },
  });
  const ids = docs.filter(({ from }) => stands(shared, from)).map(({ id }) => id);
  if (ids.length === 0) return;
  await req.payload.delete({
    collection: 'redirects',
    where: { id: { in: ids } },
    req: sameTransaction(req),
  });
}

function stands(page: unknown, path: string): boolean {
  const shared = sharedSchema.safeParse(page).data;
  const at = placeAt(path);
  if (!shared || !at) return false;
  return (
    shared.route === at.route &&
    shared.slug === at.slug &&
    (shared.template_slug || null) === (at.template ?? null)
  );
}

function placeAt(path: string) {
  const match = matchRoute(path);
  return match && { route: match.row.name, ...pageSlugs(match) };
}
