import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { findContentUses } from '../references/find-uses';
import { kindOfCollection } from '../references/used-kinds';
import { findNamedUses } from './find-named-uses';
import { readNamed } from './read-named';
import { type Naming, namings } from './relation-paths';
import type { Use } from './use';

/** Whatever uses a document: published, hidden, or in the newest draft; not the document itself, nor earlier versions. */
export async function findUses(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<Use[]> {
  const uses: Use[] = [];
  for (const naming of namings(req.payload, collection)) {
    const ids = await idsNaming(naming, id, req);
    uses.push({ collection: naming.collection, within: 'fields', ids });
  }
  uses.push(...(await inBlocks(collection, id, req)));
  const named = await readNamed(collection, id, req);
  if (named) uses.push(...(await findNamedUses(named, req)));
  return uses
    .map((use) => ({ ...use, ids: use.ids.filter((one) => use.collection !== collection || one !== id) }))
    .filter(({ ids }) => ids.length > 0);
}

async function idsNaming({ collection, paths }: Naming, id: number, req: PayloadRequest): Promise<number[]> {
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: id } })) };
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts);
  const ids = new Set<number>();
  // A request of its own: Payload writes the language into the one it is given.
  const apart = { transactionID: await req.transactionID };
  for (const draft of hasDrafts ? [false, true] : [false]) {
    const { docs } = await req.payload.find({
      collection,
      where,
      draft,
      depth: 0,
      pagination: false,
      locale: 'all',
      select: {},
      req: apart,
    });
    for (const doc of docs) ids.add(Number(doc.id));
  }
  return [...ids];
}

/** In blocks. What menus lead to, their fields say. */
async function inBlocks(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<Use[]> {
  const kind = kindOfCollection(collection);
  if (!kind) return [];
  const places = await findContentUses(kind, String(id), req, null);
  const found = places.filter((use) => use.collection !== 'menus');
  return [...Map.groupBy(found, (use) => use.collection)].map(([slug, uses]): Use => {
    const ids = new Set(uses.map((use) => use.id));
    return { collection: slug, within: 'blocks', ids: [...ids] };
  });
}
