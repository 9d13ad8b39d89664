import { isDeepStrictEqual } from 'node:util';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { matchRoute } from '@/lib/routes/match-route';
import { pageSlugs, routesWith } from '@/lib/routes/page-slugs';
import { transactionOf } from '../database/request-transaction';

/**
 * A network page with a slug that exists at every address of its route: for all offices, or for all agents.
 */
const sharedPageSchema = z.object({
  scope: z.literal('network'),
  _status: z.literal('published'),
  route: z.string(),
  slug: z.string().min(1),
  template_slug: z.string().nullish(),
});

const ownedRoutes = routesWith('slug', ['office', 'agent']);

/** Whether a shared page is shown at the former path of an office's or agent's own page. */
export async function showsSharedPage(path: string, req: PayloadRequest): Promise<boolean> {
  const address = pageAddressOf(path);
  if (!address?.slug) return false;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { route: { equals: address.route } },
        { slug: { equals: address.slug } },
        { scope: { equals: 'network' } },
        { _status: { equals: 'published' } },
      ],
    },
    select: { scope: true, _status: true, route: true, slug: true, template_slug: true },
    ...{ depth: 0, pagination: false, req },
  });
  return docs.some((doc) => isAtPath(doc, path));
}

/**
 * Deletes the automatic redirects of individual offices or agents at the addresses of a newly published
 * shared page.
 */
export async function deleteRedirectsForSharedPage(
  before: unknown,
  page: unknown,
  req: PayloadRequest,
): Promise<void> {
  const shared = sharedPageSchema.safeParse(page).data;
  if (!shared || !ownedRoutes.includes(shared.route)) return;
  if (isDeepStrictEqual(sharedPageSchema.safeParse(before).data, shared)) return;
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ automatic: { equals: true } }, { from: { like: `/${shared.slug}` } }] },
    ...{ depth: 0, pagination: false, req },
  });
  const ids = docs.filter(({ from }) => isAtPath(shared, from)).map(({ id }) => id);
  if (ids.length === 0) return;
  await req.payload.delete({
    collection: 'redirects',
    where: { id: { in: ids } },
    req: transactionOf(req),
  });
}

function isAtPath(page: unknown, path: string): boolean {
  const shared = sharedPageSchema.safeParse(page).data;
  const address = pageAddressOf(path);
  if (!shared || !address) return false;
  return (
    shared.route === address.route &&
    shared.slug === address.slug &&
    (shared.template_slug || null) === (address.template ?? null)
  );
}

function pageAddressOf(path: string) {
  const match = matchRoute(path);
  return match && { route: match.row.name, ...pageSlugs(match) };
}
