import type { CollectionSlug } from 'payload';
import { SKIP_USE_CHECK } from '@/lib/backend/admin/deletion/deletion-guard';
import type { SeedRun } from './seed-run';

/**
 * The collections that a reset empties, in an order without dangling relations. Staff accounts are
 * preserved.
 */
export const seededCollections = [
  'valuation-multiples',
  'search-synonyms',
  'places',
  'leads',
  'redirects',
  'menus',
  'website-sections',
  'pages',
  'templates',
  'posts',
  'reviews',
  'sale-stories',
  'listings',
  'people',
  'media',
  'offices',
  'regions',
] as const satisfies readonly CollectionSlug[];

/**
 * Removes circular relations: images belong to offices that display them, and staff accounts refer to
 * offices.
 */
async function clearRelations({ payload, req }: SeedRun): Promise<void> {
  const where = { id: { exists: true } };
  const unpictured = { image: null, owner: { image: null }, contents: [] };
  await payload.update({ collection: 'offices', where, data: unpictured, req });
  await payload.update({ collection: 'templates', where, data: { start: null }, req });
  await payload.update({ collection: 'staff', where, data: { offices: [] }, req });
}

/**
 * Deletes all documents of the network. The media sweep deletes the image files later, because no record
 * refers to them.
 */
export async function emptyNetwork(run: SeedRun): Promise<void> {
  await clearRelations(run);
  const { payload, req } = run;
  for (const collection of seededCollections) {
    const { errors } = await payload.delete({
      collection,
      where: { id: { exists: true } },
      context: SKIP_USE_CHECK,
      req,
    });
    const [first] = errors;
    if (first) throw new Error(`Could not empty ${collection}: ${first.message}`);
  }
}
