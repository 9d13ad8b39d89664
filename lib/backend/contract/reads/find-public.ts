import type { CollectionSlug, DataFromCollectionSlug, Sort, Where } from 'payload';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { canMatch } from '@/lib/backend/contract/reads/can-match';
import { leaveOutUnreadable } from '@/lib/backend/contract/reads/leave-out-unreadable';
import type { Answers, Known, Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

export type PublicQuery = {
  where?: Where;
  sort?: Sort;
  locale?: Locale | undefined;
  limit?: number;
};

type Data<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>;
type Asked = PublicQuery & { select?: Record<string, true> };

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

/** The same, reading no more than these fields of each. */
export async function findFields<
  Slug extends CollectionSlug & Shown,
  Field extends keyof Data<Slug> & string,
>(
  reading: Reading,
  collection: Slug,
  fields: readonly Field[],
  { where, sort, limit = requestLimits.listSize }: PublicQuery,
): Promise<Pick<Data<Slug>, Field>[]> {
  reading.recorder.noteList(collection, where, sort);
  return findDocuments(reading, collection, { where, sort, limit, select: selectOf(fields) });
}

/** The documents with these ids that the public may read, in no order; those that were found before are not read again. */
export function findByIds<Slug extends CollectionSlug & Shown>(
  reading: Reading,
  collection: Slug,
  ids: readonly number[],
): Promise<Data<Slug>[]> {
  return readByIds(reading, collection, ids, {});
}

/** The same, reading no more than these fields of those that were not found before. */
export function findFieldsByIds<Slug extends CollectionSlug & Shown, Field extends keyof Data<Slug> & string>(
  reading: Reading,
  collection: Slug,
  ids: readonly number[],
  fields: readonly Field[],
): Promise<Pick<Data<Slug>, Field>[]> {
  return readByIds(reading, collection, ids, { select: selectOf(fields) });
}

async function readByIds<Slug extends CollectionSlug & Shown>(
  reading: Reading,
  collection: Slug,
  ids: readonly number[],
  select: Pick<Asked, 'select'>,
): Promise<Data<Slug>[]> {
  for (const id of ids) reading.recorder.noteRecord(collection, id);
  const known = knownOf(reading, collection);
  const found = ids.flatMap((id) => known.get(id) ?? []);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return found;
  const query = { where: { id: { in: missing } }, limit: missing.length, ...select };
  return [...found, ...(await findDocuments(reading, collection, query))];
}

const selectOf = (fields: readonly string[]): Record<string, true> =>
  Object.fromEntries(fields.map((field) => [field, true]));

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
  query: Asked,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { payload, answers, waves } = reading;
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
    const watched = leaveOutUnreadable(reading, collection, docs);
    if (!query.locale && !query.select)
      for (const doc of watched) knownOf(reading, collection).set(Number(doc.id), doc);
    return watched;
  }
}
