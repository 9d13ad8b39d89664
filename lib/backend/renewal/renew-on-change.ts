import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { writeRenewals } from './renewal-log';
import { type ChangedDocument, tagsOf } from './tags-of';

const contextKey = (collection: string, id: unknown) => `published before: ${collection} ${id}`;

/** With drafts, what Payload calls the previous document may be a draft; what visitors see is the stored row. */
const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') {
    const published = await readPublished(collection.slug, originalDoc.id, req);
    // Payload replaces the request's context with a copy at each call: the one given to this hook is out of date.
    req.context[contextKey(collection.slug, originalDoc.id)] = published;
  }
  return data;
};

const renewDraftable: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const before = asDocument(req.context[contextKey(collection.slug, doc.id)]);
  const isDraft = doc._status !== 'published';
  const stillPublished = isDraft && (await readPublished(collection.slug, doc.id, req)) !== null;
  if (!stillPublished) await renew(tagsOf(collection.slug, doc, before), req);
  return doc;
};

const renewPlain: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  await renew(tagsOf(collection.slug, doc, asDocument(previousDoc)), req);
  return doc;
};

const renewDeleted: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await renew(tagsOf(collection.slug, null, doc), req);
  return doc;
};

async function renew(keys: readonly string[], req: PayloadRequest): Promise<void> {
  if (keys.length > 0) await writeRenewals(keys, req);
}

async function readPublished(collection: CollectionSlug, id: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0] ?? null;
}

function asDocument(value: unknown): ChangedDocument | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

/** The collection with the hooks that renew the pages showing its documents. */
export function withRenewal(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, versions } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      ...(versions && { beforeChange: [...(hooks.beforeChange ?? []), rememberPublished] }),
      afterChange: [...(hooks.afterChange ?? []), versions ? renewDraftable : renewPlain],
      afterDelete: [...(hooks.afterDelete ?? []), renewDeleted],
    },
  };
}
