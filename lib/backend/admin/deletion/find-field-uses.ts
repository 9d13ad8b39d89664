import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { transactionOf } from '../../platform/database/same-transaction';
import type { RelationPaths } from './relation-paths';
import { MAX_LOADED_IDS, type DocumentUse, hasContentUses } from './use';

type UsedDocument = { collection: CollectionSlug; id: number };

/**
 * Finds documents whose fields reference the document, in the stored version or the newest draft.
 * @param portion number of drafts per query.
 */
export async function findFieldUses(
  { collection, paths }: RelationPaths,
  target: UsedDocument,
  req: PayloadRequest,
  batchSize = 1_000,
): Promise<DocumentUse> {
  const references: Where = { or: paths.map((path) => ({ [path]: { equals: target.id } })) };
  const where: Where =
    collection === target.collection ? { and: [references, { id: { not_equals: target.id } }] } : references;
  const query = {
    ...{ collection, depth: 0, locale: 'all' as const, select: {}, sort: 'id' },
    req: transactionOf(req),
  };
  const limit = hasContentUses(collection) ? undefined : MAX_LOADED_IDS;
  const stored = await req.payload.find({
    ...query,
    where,
    ...(limit ? { limit: limit } : { pagination: false }),
  });
  const use: DocumentUse = {
    ...{ collection, location: 'fields', count: stored.totalDocs },
    ids: stored.docs.map(({ id }) => Number(id)),
  };
  if (!req.payload.collections[collection].config.versions?.drafts) return use;
  let last = 0;
  do {
    const isInNextBatch: Where = { and: [where, { _status: { equals: 'draft' } }, { id: { greater_than: last } }] };
    const drafts = await idsOf({ where: isInNextBatch, draft: true });
    const alreadyCounted = new Set(await idsOf({ where: { and: [where, { id: { in: drafts } }] }, draft: false }));
    const added = drafts.filter((id) => !alreadyCounted.has(id));
    use.count += added.length;
    use.ids = [...use.ids, ...added].slice(0, limit);
    last = drafts.length === batchSize ? (drafts.at(-1) ?? 0) : 0;
  } while (last > 0);
  return use;

  async function idsOf(which: { where: Where; draft: boolean }): Promise<number[]> {
    const { docs } = await req.payload.find({ ...query, ...which, limit: batchSize, pagination: false });
    return docs.map(({ id }) => Number(id));
  }
}
