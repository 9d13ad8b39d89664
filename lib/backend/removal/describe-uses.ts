import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Use } from './use';

const mostNames = 3;

/** As `3 pages (“Home”, “Sell”, “Buy”) and blocks of 1 page (“Team”)`; names only what the person may read. */
export async function describeUses(uses: readonly Use[], req: PayloadRequest): Promise<string> {
  const described: string[] = [];
  for (const use of uses) described.push(await describeUse(use, req));
  const [last, ...before] = described.toReversed();
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : (last ?? '');
}

async function describeUse({ collection, within, count, ids }: Use, req: PayloadRequest): Promise<string> {
  const counted = `${count} ${wordFor(collection, count, req)}`;
  const names = await namesOf(collection, ids, req);
  const more = count - names.length;
  const listed = names.length > 0 && more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  return `${words[within]}${counted}${listed && ` (${listed})`}`;
}

const words: Record<Use['within'], string> = { fields: '', blocks: 'blocks of ', frame: 'the frame of ' };

/** The word for documents of a collection, as the CMS calls them. */
export function wordFor(collection: CollectionSlug, count: number, { payload }: PayloadRequest): string {
  const { singular, plural } = payload.collections[collection].config.labels;
  const label = count === 1 ? singular : plural;
  return typeof label === 'string' ? label.toLowerCase() : collection;
}

/** The first few of the documents by name, as far as the person behind the request may read them. */
export async function namesOf(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    limit: mostNames,
    overrideAccess: req.user === null,
    user: req.user,
    sort: 'id',
    req,
  });
  return docs.map((doc) => nameOf(collection, doc, req)).toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** A document by the field that the CMS calls it by, in quotation marks. */
export function nameOf(collection: CollectionSlug, doc: object, { payload }: PayloadRequest): string {
  const key = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const name: unknown = Object.entries(doc).find(([field]) => field === key)?.[1];
  const id = 'id' in doc ? `number ${doc.id}` : '';
  return `“${typeof name === 'string' && name !== '' ? name : id}”`;
}
