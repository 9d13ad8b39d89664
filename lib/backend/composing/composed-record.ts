import { createLocalReq, type PayloadRequest, type TypedUser, type Where } from 'payload';
import { z } from 'zod';
import type { LookedAt } from '@/lib/routes/looked-at';
import type { Locale } from '@/schemas/locale';
import { type Page, pageSchema } from '@/schemas/page';
import { staffMember } from '../access/staff-member';
import { getBackend } from '../payload';
import { personName } from './person-name';

const text = z.string().nullish();
const officeSchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  region: z.looseObject({ slug: z.string() }),
});
const recordSchema = z.looseObject({
  id: z.number(),
  scope: z.enum(['network', 'office', 'agent']),
  office: officeSchema.nullish().catch(null),
  agent: z.looseObject({ slug: text, first_name: text, last_name: text }).nullish().catch(null),
  _status: z.enum(['draft', 'published']).nullish(),
  blocks: z.array(z.unknown()).nullish().catch(null),
});
const pageRecordSchema = recordSchema.extend({
  /** A draft that was begun in the CMS may not say it yet. */
  route: text.transform((route) => route ?? ''),
  title: text,
  slug: text,
  template_slug: text,
  layout: pageSchema.shape.layout,
  body: text,
});

/** What the composer has to know of a document besides its blocks: the newest draft, as far as whoever asks may see it. */
export type ComposedRecord = {
  id: number;
  title: string;
  /** Whether visitors see some revision of it. */
  isPublished: boolean;
  /** Whether they have ever seen one. */
  wasPublished: boolean;
  office: z.infer<typeof officeSchema> | null;
  /** As they are stored. */
  blocks: readonly unknown[];
  /** What content may say in braces, from its owner's own record. */
  names: Record<string, string>;
} & (
  | { collection: 'pages'; page: Page; place: LookedAt; body: string | null }
  | { collection: 'website-sections'; place: null; page: null; body: null }
);

/** Who asks by these headers, as Payload's calls want it; null for anybody but staff. */
export async function staffRequest(headers: Headers, locale?: Locale): Promise<StaffRequest | null> {
  const payload = await getBackend();
  const { user } = await payload.auth({ headers });
  if (user?.collection !== 'staff' || !staffMember(user)) return null;
  const req = await createLocalReq({ user, ...(locale && { locale }) }, payload);
  return Object.assign(req, { user });
}

/** A request of a member of staff. */
export type StaffRequest = PayloadRequest & { user: TypedUser & { collection: 'staff' } };

/** Null when there is none, or none that whoever asks may see. */
export async function readComposed(
  collection: ComposedRecord['collection'],
  id: number,
  req: PayloadRequest,
): Promise<ComposedRecord | null> {
  const asked = { collection, depth: 2, overrideAccess: false, user: req.user, req } as const;
  const where = { id: { equals: id } };
  const [found, published] = await Promise.all([
    req.payload.findByID({ ...asked, id, draft: true, disableErrors: true }),
    req.payload.count({
      ...asked,
      where: { and: [where, { _status: { equals: 'published' } }] },
    }),
  ]);
  if (!found) return null;
  const isPublished = published.totalDocs > 0;
  const shown = { isPublished, wasPublished: isPublished || (await wasEverPublished(collection, id, req)) };
  return collection === 'pages' ? readPage(found, shown) : readSection(found, shown);
}

type ShownToVisitors = Pick<ComposedRecord, 'isPublished' | 'wasPublished'>;

/** Of a document that whoever asks may see; which its versions are is not told. */
async function wasEverPublished(
  collection: ComposedRecord['collection'],
  id: number,
  { payload }: PayloadRequest,
): Promise<boolean> {
  const where: Where = { parent: { equals: id }, 'version._status': { equals: 'published' } };
  const found = await payload.findVersions({
    collection,
    where,
    limit: 1,
    depth: 0,
    select: { parent: true },
  });
  return found.docs.length > 0;
}

function readPage(found: unknown, shown: ShownToVisitors): ComposedRecord {
  const record = pageRecordSchema.parse(found);
  const { id, route, scope, layout, slug, template_slug } = record;
  const title = record.title ?? '';
  const place: LookedAt = {
    ...{ route, scope, slug: slug || null, template_slug: template_slug || null },
    tribe_slug: record.office?.slug ?? null,
    tribe_state_slug: record.office?.region.slug ?? null,
    agent_slug: record.agent?.slug ?? null,
  };
  const page = {
    id: String(id),
    route,
    title,
    layout,
    metaTitle: null,
    metaDescription: null,
    noindex: false,
    locales: [],
  };
  const body = record.body ?? null;
  return {
    ...shared(record),
    title,
    ...shown,
    collection: 'pages',
    place,
    body,
    page: { ...page, blocks: [] },
  };
}

function readSection(found: unknown, shown: ShownToVisitors): ComposedRecord {
  const record = recordSchema.extend({ name: z.string() }).parse(found);
  return {
    ...shared(record),
    ...{
      title: record.name,
      ...shown,
      collection: 'website-sections',
      place: null,
      page: null,
      body: null,
    },
  };
}

function shared({ id, office, agent, blocks }: z.infer<typeof recordSchema>) {
  const agentName = agent ? personName(agent) : '';
  return {
    id,
    office: office ?? null,
    blocks: blocks ?? [],
    names: { ...(office && { office: office.name }), ...(agentName && { agent: agentName }) },
  };
}
