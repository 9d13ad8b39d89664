import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';

/** What stands in lists, where one row without what the contract promises would fail all others. */
const listed: readonly string[] = ['listings', 'offices', 'people', 'posts', 'reviews', 'sale-stories'];

const reported = new Set<string>();
const remembered = 10_000;

/**
 * Documents as they are watched, without those that lack what each must have: nobody can save one so, but a script or an older
 * release may have. Each is told once in the log, and what it lacks counts as used: when it is mended, it is shown.
 */
export function leaveOutUnreadable<Slug extends CollectionSlug & Shown>(
  { payload, recorder }: Reading,
  collection: Slug,
  docs: readonly DataFromCollectionSlug<Slug>[],
): DataFromCollectionSlug<Slug>[] {
  const required = listed.includes(collection)
    ? payload.collections[collection].config.flattenedFields.filter(
        (one) => 'required' in one && one.required,
      )
    : [];
  return docs.flatMap((doc) => {
    const values = new Map<string, unknown>(Object.entries(doc));
    const lacking = required.map(({ name }) => name).filter((name) => values.get(name) === null);
    const watched = recorder.watch(collection, doc);
    if (lacking.length === 0) return [watched];
    for (const name of lacking) Reflect.get(watched, name);
    const line = `${collection} ${doc.id} is not shown: it has no ${lacking.join(', ')}`;
    if (reported.size >= remembered) reported.clear();
    if (!reported.has(line)) payload.logger.warn(line);
    reported.add(line);
    return [];
  });
}
