import { createLocalReq, type PayloadRequest, type TypedUser, type Where } from 'payload';
import { z } from 'zod';
import type { PreviewedPage } from '@/lib/routes/preview-path';
import type { Locale } from '@/schemas/locale';
import { type Page, pageSchema } from '@/schemas/page';
import { getBackend } from '../../payload';
import { getStaffMember } from '../../platform/access/staff-member';
import { personName } from '../person-name';

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
  /** May be missing in a draft that was started in the CMS. */
  route: text.transform((route) => route ?? ''),
  title: text,
  slug: text,
  template_slug: text,
  layout: pageSchema.shape.layout,
  body: text,
});

/**
 * The newest draft of a document as the composer reads it, if the user may see it.
 */
export type ComposerRecord = {
  id: number;
  title: string;
  /** Whether a revision of the document is public. */
  isPublished: boolean;
  /** Whether a revision of the document is or was public. */
  wasPublished: boolean;
  office: z.infer<typeof officeSchema> | null;
  /** Blocks as they are stored. */
  blocks: readonly unknown[];
  /** Values of the placeholders in its content, from its owner's record. */
  names: Record<string, string>;
} & (
  | { collection: 'pages'; page: Page; pageAddress: PreviewedPage; body: string | null }
  | { collection: 'website-sections'; pageAddress: null; page: null; body: null }
);

/**
 * Creates a Payload request for the member of staff whom these headers authenticate; null for anyone else.
 */
export async function createStaffRequest(headers: Headers, locale?: Locale): Promise<StaffRequest | null> {
  const payload = await getBackend();
  const { user } = await payload.auth({ headers });
  if (user?.collection !== 'staff' || !getStaffMember(user)) return null;
  const req = await createLocalReq({ user, ...(locale && { locale }) }, payload);
  return Object.assign(req, { user });
}

/** A request of a member of staff. */
export type StaffRequest = PayloadRequest & { user: TypedUser & { collection: 'staff' } };

/** Null when the record does not exist or the user may not see it. */
export async function readComposerRecord(
  collection: ComposerRecord['collection'],
  id: number,
  req: PayloadRequest,
): Promise<ComposerRecord | null> {
  const options = { collection, depth: 2, overrideAccess: false, user: req.user, req } as const;
  const where = { id: { equals: id } };
  const [document, publishedCount] = await Promise.all([
    req.payload.findByID({ ...options, id, draft: true, disableErrors: true }),
    req.payload.count({
      ...options,
      where: { and: [where, { _status: { equals: 'published' } }] },
    }),
  ]);
  if (!document) return null;
  const isPublished = publishedCount.totalDocs > 0;
  const publicationState = {
    isPublished,
    wasPublished: isPublished || (await wasEverPublished(collection, id, req)),
  };
  return collection === 'pages'
    ? readPage(document, publicationState)
    : readSection(document, publicationState);
}

type PublicationState = Pick<ComposerRecord, 'isPublished' | 'wasPublished'>;

/** Checked without access control: the caller has already read the document as the user. */
async function wasEverPublished(
  collection: ComposerRecord['collection'],
  id: number,
  { payload }: PayloadRequest,
): Promise<boolean> {
  const where: Where = { parent: { equals: id }, 'version._status': { equals: 'published' } };
  const versions = await payload.findVersions({
    collection,
    where,
    limit: 1,
    depth: 0,
    select: { parent: true },
  });
  return versions.docs.length > 0;
}

function readPage(document: unknown, publication: PublicationState): ComposerRecord {
  const record = pageRecordSchema.parse(document);
  const { id, route, scope, layout, slug, template_slug } = record;
  const title = record.title ?? '';
  const pageAddress: PreviewedPage = {
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
    ...commonFields(record),
    title,
    ...publication,
    collection: 'pages',
    pageAddress,
    body,
    page: { ...page, blocks: [] },
  };
}

function readSection(document: unknown, publication: PublicationState): ComposerRecord {
  const record = recordSchema.extend({ name: z.string() }).parse(document);
  return {
    ...commonFields(record),
    ...{
      title: record.name,
      ...publication,
      collection: 'website-sections',
      pageAddress: null,
      page: null,
      body: null,
    },
  };
}

function commonFields({ id, office, agent, blocks }: z.infer<typeof recordSchema>) {
  const agentName = agent ? personName(agent) : '';
  return {
    id,
    office: office ?? null,
    blocks: blocks ?? [],
    names: { ...(office && { office: office.name }), ...(agentName && { agent: agentName }) },
  };
}
