import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { Chosen } from '@/lib/routes/looked-at';
import type { RouteParams } from '@/lib/routes/match-route';
import type { Subject } from '@/schemas/bindings/subject';
import { personName } from './person-name';

/** A record to look at a page with: its slug, what it is called, and what stands in an address for it. */
export type SubjectChoice = { id: number; slug: string; name: string; params: RouteParams };

/** So many can be chosen from. */
const most = 500;

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

/** The records of a kind that a page can be looked at with: what visitors see of them. Listings are those of the chosen office. */
export async function readSubjectChoices(
  kind: Subject,
  chosen: Chosen,
  { payload, locale }: PayloadRequest,
): Promise<SubjectChoice[]> {
  const { collection, sort, where } = kinds[kind];
  const office = kind === 'listing' && chosen.office?.slug;
  const { docs } = await payload.find({
    ...{ collection, sort, depth: 1, limit: most, pagination: false, overrideAccess: false, locale },
    where: { and: [where, ...(office ? [{ 'office.slug': { equals: office } }] : [])] },
  });
  return docs.flatMap((found) => toChoice(kind, found) ?? []);
}

type Kind = {
  collection: 'offices' | 'regions' | 'people' | 'listings' | 'posts';
  sort: string;
  where: Where;
};
const any: Where = { id: { exists: true } };

const kinds: Readonly<Record<Subject, Kind>> = {
  office: { collection: 'offices', sort: 'name', where: any },
  region: { collection: 'regions', sort: 'name', where: any },
  agent: {
    ...{ collection: 'people', sort: 'last_name' },
    where: { and: [{ is_agent: { equals: true } }, { slug: { exists: true } }] },
  },
  listing: { collection: 'listings', sort: '-updatedAt', where: any },
  post: { collection: 'posts', sort: '-updatedAt', where: any },
};

function toChoice(kind: Subject, found: unknown): SubjectChoice | null {
  const { data: record } = foundSchema.safeParse(found);
  if (!record) return null;
  const { id, slug, region, name, title } = record;
  if (kind === 'office' && !region) return null;
  return {
    id,
    slug,
    name: name || title || personName(record) || slug,
    params: paramsOf(kind, slug, region?.slug ?? ''),
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
