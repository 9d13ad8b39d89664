import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { matchRoute } from '@/lib/routes/match-route';
import { addressPatterns, type RecordAddress } from '@/lib/routes/move-redirects';
import { pagePath } from '@/lib/routes/record-paths';
import { transactionOf } from '../database/request-transaction';

/**
 * The fields that decide the address of a document. Related documents are populated where the public may see
 * them.
 */
const addressFields = {
  pages: { scope: true, route: true, slug: true, template_slug: true, office: true, agent: true },
  offices: { slug: true, region: true },
  regions: { slug: true },
  people: { slug: true, is_agent: true },
  listings: { slug: true },
  posts: { slug: true },
} as const;
export type AddressedCollection = keyof typeof addressFields;

export const isAddressed = (collection: string): collection is AddressedCollection =>
  collection in addressFields;

const sluggedSchema = z.object({ slug: z.string().min(1) });
const officeSchema = sluggedSchema.extend({ region: sluggedSchema });
const agentSchema = sluggedSchema.extend({ is_agent: z.literal(true) });
const pageSchema = z.object({
  scope: z.string(),
  route: z.string(),
  slug: z.string().min(1),
  template_slug: z.string().nullish(),
  office: officeSchema.nullish(),
  agent: agentSchema.nullish(),
});

const addressSchemas: Record<AddressedCollection, z.ZodType<RecordAddress | null>> = {
  pages: pageSchema.transform((record) => {
    const path = pagePath({
      route: record.route,
      slug: record.slug,
      template_slug: record.template_slug || null,
      tribe_slug: record.office?.slug ?? null,
      tribe_state_slug: record.office?.region.slug ?? null,
      agent_slug: record.agent?.slug ?? null,
    });
    // A page of an office or agent at a route that only the network has is not shown anywhere.
    return path && matchRoute(path)?.row.scope === record.scope ? { kind: 'page', path } : null;
  }),
  offices: officeSchema.transform(({ slug, region }) => ({
    kind: 'office',
    params: { state: region.slug, slug },
  })),
  regions: sluggedSchema.transform(({ slug }) => ({ kind: 'region', params: { state: slug } })),
  people: agentSchema.transform(({ slug }) => ({ kind: 'agent', params: { agent: slug } })),
  listings: sluggedSchema.transform(({ slug }) => ({ kind: 'listing', params: { post: slug } })),
  posts: sluggedSchema.transform(({ slug }) => ({ kind: 'post', params: { blog: slug } })),
};

/**
 * Reads all public addresses of a document as redirect patterns; empty when it is not public. Of pages, only
 * those with a slug are included: the others never move.
 */
export async function readAddresses(
  collection: AddressedCollection,
  id: number,
  req: PayloadRequest,
): Promise<string[]> {
  const [document] = await readPublicDocuments(collection, { id: { equals: id } }, req);
  const address = addressSchemas[collection].safeParse(document).data;
  return address ? addressPatterns(address) : [];
}

/** Reads the addresses of the public pages with a slug that match the condition. */
export async function readPagePaths(where: Where, req: PayloadRequest): Promise<string[]> {
  const pages = await readPublicDocuments('pages', where, req);
  return pages.flatMap((page) => {
    const address = addressSchemas.pages.safeParse(page).data;
    return address ? addressPatterns(address) : [];
  });
}

async function readPublicDocuments(
  collection: AddressedCollection,
  where: Where,
  req: PayloadRequest,
): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: addressFields[collection],
    depth: 2,
    pagination: false,
    overrideAccess: false,
    req: transactionOf(req),
  });
  return docs;
}
