import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import { findFields, findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import type { Locale } from '@/schemas/locale';

/** The record with this slug that the public may read, or null. */
export async function findBySlug<Slug extends 'offices' | 'people' | 'regions' | 'listings' | 'posts'>(
  context: ReadContext,
  collection: Slug & CollectionSlug,
  slug: string,
  locale?: Locale,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const [document] = await findPublic(context, collection, {
    where: { slug: { equals: slug } },
    limit: 1,
    locale,
  });
  return document ?? null;
}

const ownerCollections = { office: 'offices', agent: 'people', region: 'regions' } as const;
const ownerFields = ['office', 'agent', 'region'] as const;

export type OwnerSlugs = Partial<Record<(typeof ownerFields)[number], string | null | undefined>>;

type OwnerIdLookup = (
  collection: (typeof ownerCollections)[keyof typeof ownerCollections],
  slug: string,
) => Promise<number | null>;

/**
 * The condition for records that belong to every owner named by slug; null when one of them does not exist.
 */
export const findOwnerCondition = (context: ReadContext, slugs: OwnerSlugs): Promise<Where | null> =>
  buildOwnerCondition(
    slugs,
    async (collection, slug) => (await findBySlug(context, collection, slug))?.id ?? null,
  );

/**
 * Like `findOwnerCondition`, but selects only the ids: reading a complete office takes as long as a search.
 */
export const findOwnerConditionWithIds = (context: ReadContext, slugs: OwnerSlugs): Promise<Where | null> =>
  buildOwnerCondition(slugs, async (collection, slug) => {
    const query = { where: { slug: { equals: slug } }, limit: 1 };
    const [record] = await findFields(context, collection, ['id'], query);
    return record?.id ?? null;
  });

async function buildOwnerCondition(slugs: OwnerSlugs, findId: OwnerIdLookup): Promise<Where | null> {
  const where: Where = {};
  for (const owner of ownerFields) {
    const slug = slugs[owner];
    if (!slug) continue;
    const id = await findId(ownerCollections[owner], slug);
    if (id === null) return null;
    where[owner] = { equals: id };
  }
  return where;
}
