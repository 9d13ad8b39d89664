import type { CollectionSlug, DataFromCollectionSlug, Sort, Where } from 'payload';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { canMatch } from '@/lib/backend/contract/reads/can-match';
import type { Answers, Known, Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

export type PublicQuery = {
  where?: Where;
  sort?: Sort;
  locale?: Locale | undefined;
  limit?: number;
};

/**
 * The documents of a collection that the public may read, noting what was looked for and what of it is used;
 * with `findDocumentPage` the one door of the contract to the data. Relations come as ids.
 */
export async function findPublic<Slug extends CollectionSlug & Shown>(
  reading: Reading,
  collection: Slug,
  { where, sort, locale, limit = requestLimits.listSize }: PublicQuery,
): Promise<DataFromCollectionSlug<Slug>[]> {
  reading.recorder.noteList(collection, where, sort);
  return findDocuments(reading, collection, { where, sort, locale, limit });
}

/** The documents with these ids that the public may read, in no order; those that were found before are not read again. */
export async function findByIds<Slug extends CollectionSlug & Shown>(
  reading: Reading,
  collection: Slug,
  ids: readonly number[],
): Promise<DataFromCollectionSlug<Slug>[]> {
  for (const id of ids) reading.recorder.noteRecord(collection, id);
  const known = knownOf(reading, collection);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0)
    await findDocuments(reading, collection, { where: { id: { in: missing } }, limit: missing.length });
  return ids.flatMap((id) => known.get(id) ?? []);
}

function knownOf<Slug extends CollectionSlug & Shown>(
  { known }: Reading,
  collection: Slug,
): NonNullable<Known[Slug]> {
  const found: NonNullable<Known[Slug]> = known[collection] ?? new Map();
  known[collection] = found;
  return found;
}

function findDocuments<Slug extends CollectionSlug & Shown>(
  reading: Reading,
  collection: Slug,
  query: PublicQuery,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { payload, recorder, answers, waves } = reading;
  const known: NonNullable<Answers[Slug]> = answers[collection] ?? new Map();
  answers[collection] = known;
  const question = JSON.stringify(query);
  const found = known.get(question) ?? waves.run(read);
  known.set(question, found);
  return found;

  async function read() {
    if (!canMatch(query.where)) return [];
    const { docs } = await payload.find({
      collection,
      ...query,
      depth: 0,
      pagination: false,
      overrideAccess: false,
    });
    const watched = docs.map((doc) => recorder.watch(collection, doc));
    if (!query.locale) for (const doc of watched) knownOf(reading, collection).set(Number(doc.id), doc);
    return watched;
  }
}
