import type { CollectionSlug } from 'payload';
import { removeUnasked } from '@/lib/backend/removal/refuse-while-used';
import type { SeedRun } from './seed-run';

/** What a reset empties, in the order that leaves no relation dangling. Staff accounts stay. */
export const emptied = [
  'valuation-multiples',
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

/** Pictures belong to offices that show them, and accounts to offices: these let go of each other first. */
async function letGo({ payload, req }: SeedRun): Promise<void> {
  const where = { id: { exists: true } };
  const unpictured = { image: null, owner: { image: null }, contents: [] };
  await payload.update({ collection: 'offices', where, data: unpictured, req });
  await payload.update({ collection: 'templates', where, data: { start: null }, req });
  await payload.update({ collection: 'staff', where, data: { offices: [] }, req });
}

/** Deletes every document of the network. The files of its pictures are swept later, as all that no record names. */
export async function emptyNetwork(run: SeedRun): Promise<void> {
  await letGo(run);
  const { payload, req } = run;
  for (const collection of emptied) {
    const { errors } = await payload.delete({
      collection,
      where: { id: { exists: true } },
      context: removeUnasked,
      req,
    });
    const [first] = errors;
    if (first) throw new Error(`Could not empty ${collection}: ${first.message}`);
  }
}
