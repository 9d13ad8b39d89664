import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { RouteParams } from '@/lib/routes/match-route';
import type { PreviewParams } from '@/lib/routes/preview-path';
import type { Subject } from '@/schemas/bindings/subject';
import { personName } from '../person-name';

/** A record to preview a page with: slug, name, its route parameters, and the path of its admin form. */
export type SubjectRecord = { id: number; slug: string; name: string; params: RouteParams; form: string };

const text = z.string().nullish();
const subjectSchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  name: text,
  title: text,
  first_name: text,
  last_name: text,
  region: z.looseObject({ slug: z.string() }).nullish().catch(null),
});

type SubjectQuery = {
  /** Subjects that are already chosen. */
  chosen: PreviewParams;
  /** The requested slug. */
  slug: string | undefined;
  /** The user's own offices. */
  offices: readonly number[];
  /** True when the page cannot be previewed without this subject. */
  isNeeded: boolean;
};

/**
 * Finds a published record of this kind: the requested one; if the subject is required, otherwise the user's
 * own office or the first record. Listings are restricted to the chosen office.
 */
export async function findSubject(
  kind: Subject,
  { chosen, slug: requestedSlug, offices, isNeeded }: SubjectQuery,
  { payload, locale }: PayloadRequest,
): Promise<SubjectRecord | null> {
  const { collection, sort, where, select } = subjectKinds[kind];
  const office = kind === 'listing' && chosen.office?.slug;
  const officeConditions: Where[] = office ? [{ 'office.slug': { equals: office } }] : [];
  const ownOffices: Where[] = kind === 'office' && offices.length > 0 ? [{ id: { in: [...offices] } }] : [];
  for (const condition of [
    ...(requestedSlug ? [{ slug: { equals: requestedSlug } }] : []),
    ...(isNeeded ? [...ownOffices, anyRecord] : []),
  ]) {
    const { docs } = await payload.find({
      ...{ collection, sort, limit: 1, pagination: false, overrideAccess: false, locale, select },
      ...{ depth: 1, populate: { regions: { slug: true } } },
      where: { and: [where, condition, ...officeConditions] },
    });
    const record = docs[0] && toSubjectRecord(kind, docs[0]);
    if (record) return record;
  }
  return null;
}

type SubjectKind = {
  collection: 'offices' | 'regions' | 'people' | 'listings' | 'posts';
  sort: string;
  where: Where;
  /** Fields for the name and for the address. */
  select: Record<string, true>;
};
const anyRecord: Where = { id: { exists: true } };

const subjectKinds: Readonly<Record<Subject, SubjectKind>> = {
  office: {
    ...{ collection: 'offices', sort: 'name', where: anyRecord },
    select: { slug: true, name: true, region: true },
  },
  region: { collection: 'regions', sort: 'name', where: anyRecord, select: { slug: true, name: true } },
  agent: {
    ...{ collection: 'people', sort: 'last_name' },
    where: { and: [{ is_agent: { equals: true } }, { slug: { exists: true } }] },
    select: { slug: true, first_name: true, last_name: true },
  },
  listing: {
    ...{ collection: 'listings', sort: '-updatedAt', where: anyRecord },
    select: { slug: true, title: true },
  },
  post: { collection: 'posts', sort: '-updatedAt', where: anyRecord, select: { slug: true, title: true } },
};

function toSubjectRecord(kind: Subject, found: unknown): SubjectRecord | null {
  const { data: record } = subjectSchema.safeParse(found);
  if (!record) return null;
  const { id, slug, region, name, title } = record;
  if (kind === 'office' && !region) return null;
  return {
    id,
    slug,
    name: name || title || personName(record) || slug,
    params: paramsOf(kind, slug, region?.slug ?? ''),
    form: `/admin/collections/${subjectKinds[kind].collection}/${id}`,
  };
}

const paramsOf = (kind: Subject, slug: string, region: string): RouteParams =>
  ({
    office: { slug, state: region },
    region: { state: slug },
    agent: { agent: slug },
    listing: { post: slug },
    post: { blog: slug },
  })[kind];
