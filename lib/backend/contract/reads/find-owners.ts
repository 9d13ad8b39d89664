import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import { findFields, findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Locale } from '@/schemas/locale';

/** The record with this slug that the public may read, or null. */
export async function findBySlug<Slug extends 'offices' | 'people' | 'regions' | 'listings' | 'posts'>(
  reading: Reading,
  collection: Slug & CollectionSlug,
  slug: string,
  locale?: Locale,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const [found] = await findPublic(reading, collection, {
    where: { slug: { equals: slug } },
    limit: 1,
    locale,
  });
  return found ?? null;
}

const collectionOf = { office: 'offices', agent: 'people', region: 'regions' } as const;
const owners = ['office', 'agent', 'region'] as const;

export type OwnerSlugs = Partial<Record<(typeof owners)[number], string | null | undefined>>;

type FindId = (
  collection: (typeof collectionOf)[keyof typeof collectionOf],
  slug: string,
) => Promise<number | null>;

/** The condition that records belong to all that is named by slug; null when one of those does not exist. */
export const findOwners = (reading: Reading, slugs: OwnerSlugs): Promise<Where | null> =>
  ownersBy(slugs, async (collection, slug) => (await findBySlug(reading, collection, slug))?.id ?? null);

/** The same for who needs nothing else of them: to read a whole office takes as long as a search. */
export const findOwnersOnly = (reading: Reading, slugs: OwnerSlugs): Promise<Where | null> =>
  ownersBy(slugs, async (collection, slug) => {
    const query = { where: { slug: { equals: slug } }, limit: 1 };
    const [found] = await findFields(reading, collection, ['id'], query);
    return found?.id ?? null;
  });

async function ownersBy(slugs: OwnerSlugs, findId: FindId): Promise<Where | null> {
  const where: Where = {};
  for (const owner of owners) {
    const slug = slugs[owner];
    if (!slug) continue;
    const id = await findId(collectionOf[owner], slug);
    if (id === null) return null;
    where[owner] = { equals: id };
  }
  return where;
}
