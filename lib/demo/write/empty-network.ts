import type { CollectionSlug } from 'payload';
import type { SeedRun } from './seed-run';

/** What a reset empties, in the order that leaves no relation dangling. Staff accounts stay. */
export const emptied = [
  'redirects',
  'menus',
  'website-sections',
  'pages',
  'posts',
  'reviews',
  'listings',
  'people',
  'offices',
  'regions',
  'media',
] as const satisfies readonly CollectionSlug[];

/** Deletes every document of the network, files of pictures included. */
export async function emptyNetwork({ payload, req }: SeedRun): Promise<void> {
  for (const collection of emptied) {
    const { errors } = await payload.delete({ collection, where: { id: { exists: true } }, req });
    const [first] = errors;
    if (first) throw new Error(`Could not empty ${collection}: ${first.message}`);
  }
}
