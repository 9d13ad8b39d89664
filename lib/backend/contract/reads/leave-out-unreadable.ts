import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { PublicCollection } from '@/schemas/dependency';

/** Collections that appear in lists, where one row without a required field would fail all others. */
const listedCollections: readonly string[] = ['listings', 'offices', 'people', 'posts', 'reviews', 'sale-stories'];

const reportedMessages = new Set<string>();
const MAX_REPORTED_MESSAGES = 10_000;

/**
 * Documents with dependency tracking, without those that lack a required field. Forms cannot save such
 * documents, but a script or an older release may have. Each is logged once, and the missing fields count as
 * used, so the document appears as soon as it is corrected.
 */
export function watchValidDocuments<Slug extends CollectionSlug & PublicCollection>(
  { payload, recorder }: ReadContext,
  collection: Slug,
  docs: readonly DataFromCollectionSlug<Slug>[],
): DataFromCollectionSlug<Slug>[] {
  const required = listedCollections.includes(collection)
    ? payload.collections[collection].config.flattenedFields.filter(
        (one) => 'required' in one && one.required,
      )
    : [];
  return docs.flatMap((doc) => {
    const values = new Map<string, unknown>(Object.entries(doc));
    const missing = required.map(({ name }) => name).filter((name) => values.get(name) === null);
    const watched = recorder.watch(collection, doc);
    if (missing.length === 0) return [watched];
    for (const name of missing) Reflect.get(watched, name);
    const message = `${collection} ${doc.id} is not shown: it has no ${missing.join(', ')}`;
    if (reportedMessages.size >= MAX_REPORTED_MESSAGES) reportedMessages.clear();
    if (!reportedMessages.has(message)) payload.logger.warn(message);
    reportedMessages.add(message);
    return [];
  });
}
