import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { findReferencedDocuments, type ReferencedDocument } from './referenced-documents';
import { tenantScopeOf } from './tenant-scope';

/**
 * Rejects references to documents outside the user's tenant scope, such as another office's image or person.
 * Also applies to drafts, whose fields Payload does not validate. References that the document already had
 * are allowed.
 * @throws ValidationError for the fields that contain them.
 */
export const enforceTenantScope: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const previousReferences = findReferencedDocuments(collection.flattenedFields, originalDoc);
  const addedReferences = findReferencedDocuments(collection.flattenedFields, data).filter(
    (added) => !previousReferences.some((old) => old.collection === added.collection && old.id === added.id),
  );
  const outOfScope = await findOutOfScope(addedReferences, req);
  if (outOfScope.length === 0) return data;
  const errors = outOfScope.map(({ path }) => ({ path, message: 'Choose one from your own office' }));
  throw new ValidationError({ collection: collection.slug, errors, req });
};

async function findOutOfScope(
  references: readonly ReferencedDocument[],
  req: PayloadRequest,
): Promise<ReferencedDocument[]> {
  const outOfScope: ReferencedDocument[] = [];
  for (const collection of req.payload.config.collections.map(({ slug }) => slug)) {
    const ofCollection = references.filter((reference) => reference.collection === collection);
    const scope = tenantScopeOf(collection, req.user);
    if (ofCollection.length === 0 || scope === true) continue;
    const idsInScope = await findIds(
      collection,
      { and: [{ id: { in: ofCollection.map(({ id }) => id) } }, scope] },
      req,
    );
    outOfScope.push(...ofCollection.filter(({ id }) => !idsInScope.has(id)));
  }
  return outOfScope;
}

async function findIds(collection: CollectionSlug, where: Where, req: PayloadRequest): Promise<Set<number>> {
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req });
  return new Set(docs.map(({ id }) => Number(id)));
}
