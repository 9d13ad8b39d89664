import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { Chosen } from '@/lib/routes/looked-at';
import type { RouteParams } from '@/lib/routes/match-route';
import type { Subject } from '@/schemas/bindings/subject';
import { personName } from './person-name';

/** A record that a page is looked at with: its slug, what it is called, what stands in an address for it, and where the CMS has its form. */
export type SubjectRecord = { id: number; slug: string; name: string; params: RouteParams; form: string };

const text = z.string().nullish();
const foundSchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  name: text,
  title: text,
  first_name: text,
  last_name: text,
  region: z.looseObject({ slug: z.string() }).nullish().catch(null),
});

type Asked = {
  /** What the page is looked at with besides. */
  chosen: Chosen;
  /** What somebody asks for. */
  slug: string | undefined;
  /** Their own. */
  offices: readonly number[];
  /** Without one there is nothing to look at. */
  isNeeded: boolean;
};

/**
 * The record of a kind that a page is looked at with, of those that visitors see: the one that is asked for; where one is needed, the person's
 * own office, or the first there is. Listings are those of the chosen office.
 */
export async function findSubject(
  kind: Subject,
  { chosen, slug, offices, isNeeded }: Asked,
  { payload, locale }: PayloadRequest,
): Promise<SubjectRecord | null> {
  const { collection, sort, where, select } = kinds[kind];
  const office = kind === 'listing' && chosen.office?.slug;
  const ofOffice: Where[] = office ? [{ 'office.slug': { equals: office } }] : [];
  const own: Where[] = kind === 'office' && offices.length > 0 ? [{ id: { in: [...offices] } }] : [];
  for (const wanted of [...(slug ? [{ slug: { equals: slug } }] : []), ...(isNeeded ? [...own, any] : [])]) {
    const { docs } = await payload.find({
      ...{ collection, sort, limit: 1, pagination: false, overrideAccess: false, locale, select },
      ...{ depth: 1, populate: { regions: { slug: true } } },
      where: { and: [where, wanted, ...ofOffice] },
    });
    const record = docs[0] && toRecord(kind, docs[0]);
    if (record) return record;
  }
  return null;
}

type Kind = {
  collection: 'offices' | 'regions' | 'people' | 'listings' | 'posts';
  sort: string;
  where: Where;
  /** What is shown of them, and what their addresses are made of. */
  select: Record<string, true>;
};
const any: Where = { id: { exists: true } };

const kinds: Readonly<Record<Subject, Kind>> = {
  office: {
    ...{ collection: 'offices', sort: 'name', where: any },
    select: { slug: true, name: true, region: true },
  },
  region: { collection: 'regions', sort: 'name', where: any, select: { slug: true, name: true } },
  agent: {
    ...{ collection: 'people', sort: 'last_name' },
    where: { and: [{ is_agent: { equals: true } }, { slug: { exists: true } }] },
    select: { slug: true, first_name: true, last_name: true },
  },
  listing: {
    ...{ collection: 'listings', sort: '-updatedAt', where: any },
    select: { slug: true, title: true },
  },
  post: { collection: 'posts', sort: '-updatedAt', where: any, select: { slug: true, title: true } },
};

function toRecord(kind: Subject, found: unknown): SubjectRecord | null {
  const { data: record } = foundSchema.safeParse(found);
  if (!record) return null;
  const { id, slug, region, name, title } = record;
  if (kind === 'office' && !region) return null;
  return {
    id,
    slug,
    name: name || title || personName(record) || slug,
    params: paramsOf(kind, slug, region?.slug ?? ''),
    form: `/admin/collections/${kinds[kind].collection}/${id}`,
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
