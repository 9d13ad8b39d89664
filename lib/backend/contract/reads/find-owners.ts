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

/** The condition that records belong to all that is named by slug; null when one of those does not exist. */
export async function findOwners(reading: Reading, slugs: OwnerSlugs): Promise<Where | null> {
  const where: Where = {};
  for (const owner of owners) {
    const slug = slugs[owner];
    if (!slug) continue;
    // Not the whole record: that takes as long as a search.
    const [found] = await findFields(reading, collectionOf[owner], ['id'], {
      where: { slug: { equals: slug } },
      limit: 1,
    });
    if (!found) return null;
    where[owner] = { equals: found.id };
  }
  return where;
}
