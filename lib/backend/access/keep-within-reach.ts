import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { type NamedDocument, namedDocuments } from './named-documents';
import { reachOf } from './within-reach';

/**
 * Nobody takes up another office's picture or person, in drafts neither, where Payload asks no field. What the
 * document named before may stay.
 * @throws ValidationError that names the field.
 */
export const keepWithinReach: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const before = namedDocuments(collection.flattenedFields, originalDoc);
  const added = namedDocuments(collection.flattenedFields, data).filter(
    (one) => !before.some((old) => old.collection === one.collection && old.id === one.id),
  );
  const outside = await findOutside(added, req);
  if (outside.length === 0) return data;
  const errors = outside.map(({ path }) => ({ path, message: 'Choose one of your own office' }));
  throw new ValidationError({ collection: collection.slug, errors, req });
};

async function findOutside(named: readonly NamedDocument[], req: PayloadRequest): Promise<NamedDocument[]> {
  const outside: NamedDocument[] = [];
  for (const collection of req.payload.config.collections.map(({ slug }) => slug)) {
    const ofKind = named.filter((one) => one.collection === collection);
    const reach = reachOf(collection, req.user);
    if (ofKind.length === 0 || reach === true) continue;
    const inside = await findIds(
      collection,
      { and: [{ id: { in: ofKind.map(({ id }) => id) } }, reach] },
      req,
    );
    outside.push(...ofKind.filter(({ id }) => !inside.has(id)));
  }
  return outside;
}

async function findIds(collection: CollectionSlug, where: Where, req: PayloadRequest): Promise<Set<number>> {
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req });
  return new Set(docs.map(({ id }) => Number(id)));
}
