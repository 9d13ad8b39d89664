import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { sameTransaction } from '../database/same-transaction';
import type { Naming } from './relation-paths';
import { mostRead, type Use, usesInContent } from './use';

type Asked = { collection: CollectionSlug; id: number };

/**
 * The documents whose fields name another, as they are stored or in their newest draft.
 * @param portion how many drafts are looked through at once.
 */
export async function findFieldUses(
  { collection, paths }: Naming,
  asked: Asked,
  req: PayloadRequest,
  portion = 1_000,
): Promise<Use> {
  const naming: Where = { or: paths.map((path) => ({ [path]: { equals: asked.id } })) };
  const where: Where =
    collection === asked.collection ? { and: [naming, { id: { not_equals: asked.id } }] } : naming;
  const query = {
    ...{ collection, depth: 0, locale: 'all' as const, select: {}, sort: 'id' },
    req: sameTransaction(req),
  };
  const most = usesInContent(collection) ? undefined : mostRead;
  const stored = await req.payload.find({
    ...query,
    where,
    ...(most ? { limit: most } : { pagination: false }),
  });
  const use: Use = {
    ...{ collection, within: 'fields', count: stored.totalDocs },
    ids: stored.docs.map(({ id }) => Number(id)),
  };
  if (!req.payload.collections[collection].config.versions?.drafts) return use;
  let last = 0;
  do {
    const isNext: Where = { and: [where, { _status: { equals: 'draft' } }, { id: { greater_than: last } }] };
    const drafts = await idsOf({ where: isNext, draft: true });
    const known = new Set(await idsOf({ where: { and: [where, { id: { in: drafts } }] }, draft: false }));
    const added = drafts.filter((id) => !known.has(id));
    use.count += added.length;
    use.ids = [...use.ids, ...added].slice(0, most);
    last = drafts.length === portion ? (drafts.at(-1) ?? 0) : 0;
  } while (last > 0);
  return use;

  async function idsOf(which: { where: Where; draft: boolean }): Promise<number[]> {
    const { docs } = await req.payload.find({ ...query, ...which, limit: portion, pagination: false });
    return docs.map(({ id }) => Number(id));
  }
}
