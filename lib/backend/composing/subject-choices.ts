import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { Chosen } from '@/lib/routes/looked-at';
import type { RouteParams } from '@/lib/routes/match-route';
import type { Subject } from '@/schemas/bindings/subject';
import { personName } from './person-name';

/** A record to look at a page with: its slug, what it is called, and what stands in an address for it. */
export type SubjectChoice = { id: number; slug: string; name: string; params: RouteParams };

/** `isCut`: there are more than can be listed. */
export type SubjectChoices = { options: SubjectChoice[]; isCut: boolean };

/** So many can be chosen from. */
const most = 1_000;

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

/** What a page is looked at with besides the kind: what was chosen before, the slug that somebody asks for, and their own offices. */
type Asked = { chosen: Chosen; slug: string | undefined; offices: readonly number[] };

/**
 * The records of a kind that a page can be looked at with: what visitors see of them. Listings are those of the chosen office. Of
 * more than can be listed, what is asked for and one's own offices are there all the same, before the others.
 */
export async function readSubjectChoices(
  kind: Subject,
  { chosen, slug, offices }: Asked,
  { payload, locale }: PayloadRequest,
): Promise<SubjectChoices> {
  const { collection, sort, where, select } = kinds[kind];
  const office = kind === 'listing' && chosen.office?.slug;
  const find = async (limit: number, more: Where) => {
    const { docs } = await payload.find({
      ...{ collection, sort, limit, pagination: false, overrideAccess: false, locale, select },
      ...{ depth: 1, populate: { regions: { slug: true } } },
      where: { and: [where, more, ...(office ? [{ 'office.slug': { equals: office } }] : [])] },
    });
    return docs;
  };
  const first = await find(most + 1, any);
  const options = first.slice(0, most).flatMap((found) => toChoice(kind, found) ?? []);
  if (first.length <= most) return { options, isCut: false };
  const known = new Set(options.map(({ id }) => id));
  const wanted: Where[] = [
    ...(slug ? [{ slug: { equals: slug } }] : []),
    ...(kind === 'office' && offices.length > 0 ? [{ id: { in: [...offices] } }] : []),
  ];
  const found = wanted.length > 0 ? await find(most, { or: wanted }) : [];
  const added = found.flatMap((one) => toChoice(kind, one) ?? []).filter(({ id }) => !known.has(id));
  return { options: [...added, ...options], isCut: true };
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
