import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { matchRoute } from '@/lib/routes/match-route';
import { type Address, patternsOf } from '@/lib/routes/moved-addresses';
import { pagePath } from '@/lib/routes/record-paths';
import { sameTransaction } from '../database/same-transaction';

/** The fields that decide where a document stands. Related documents come whole, where the public may see them. */
const addressFields = {
  pages: { scope: true, route: true, slug: true, template_slug: true, office: true, agent: true },
  offices: { slug: true, region: true },
  regions: { slug: true },
  people: { slug: true, is_agent: true },
  listings: { slug: true },
  posts: { slug: true },
} as const;
export type Addressed = keyof typeof addressFields;

export const isAddressed = (collection: string): collection is Addressed => collection in addressFields;

const slugged = z.object({ slug: z.string().min(1) });
const office = slugged.extend({ region: slugged });
const agent = slugged.extend({ is_agent: z.literal(true) });
const page = z.object({
  scope: z.string(),
  route: z.string(),
  slug: z.string().min(1),
  template_slug: z.string().nullish(),
  office: office.nullish(),
  agent: agent.nullish(),
});

const addresses: Record<Addressed, z.ZodType<Address | null>> = {
  pages: page.transform((found) => {
    const path = pagePath({
      route: found.route,
      slug: found.slug,
      template_slug: found.template_slug || null,
      tribe_slug: found.office?.slug ?? null,
      tribe_state_slug: found.office?.region.slug ?? null,
      agent_slug: found.agent?.slug ?? null,
    });
    // A page of an office or agent at a route that only the network has is shown nowhere.
    return path && matchRoute(path)?.row.scope === found.scope ? { kind: 'page', path } : null;
  }),
  offices: office.transform(({ slug, region }) => ({ kind: 'office', params: { state: region.slug, slug } })),
  regions: slugged.transform(({ slug }) => ({ kind: 'region', params: { state: slug } })),
  people: agent.transform(({ slug }) => ({ kind: 'agent', params: { agent: slug } })),
  listings: slugged.transform(({ slug }) => ({ kind: 'listing', params: { post: slug } })),
  posts: slugged.transform(({ slug }) => ({ kind: 'post', params: { blog: slug } })),
};

/**
 * All addresses at which visitors find a document now, as redirects write them; none when they find it nowhere. Of pages
 * only those with a slug are asked: the others never move.
 */
export async function readAddresses(
  collection: Addressed,
  id: number,
  req: PayloadRequest,
): Promise<string[]> {
  const [found] = await readPublic(collection, { id: { equals: id } }, req);
  const address = addresses[collection].safeParse(found).data;
  return address ? patternsOf(address) : [];
}

/** Where those of the pages with a slug of their own stand that the public sees. */
export async function readPagePaths(where: Where, req: PayloadRequest): Promise<string[]> {
  const found = await readPublic('pages', where, req);
  return found.flatMap((one) => {
    const address = addresses.pages.safeParse(one).data;
    return address ? patternsOf(address) : [];
  });
}

async function readPublic(collection: Addressed, where: Where, req: PayloadRequest): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: addressFields[collection],
    depth: 2,
    pagination: false,
    overrideAccess: false,
    req: sameTransaction(req),
  });
  return docs;
}
