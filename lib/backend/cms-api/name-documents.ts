import type { CollectionSlug, PayloadRequest } from 'payload';

const mostNames = 3;

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
  most = mostNames,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    limit: most,
    overrideAccess: req.user === null,
    user: req.user,
    sort: 'id',
    req,
  });
  return docs.map((doc) => nameOf(collection, doc, req)).toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** A document by the field that the CMS calls it by, a person by both names, in quotation marks. */
export function nameOf(collection: CollectionSlug, doc: object, { payload }: PayloadRequest): string {
  if ('first_name' in doc && 'last_name' in doc) return `“${doc.first_name} ${doc.last_name}”`;
  const key = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const name: unknown = Object.entries(doc).find(([field]) => field === key)?.[1];
  const id = 'id' in doc ? `number ${doc.id}` : '';
  return `“${typeof name === 'string' && name !== '' ? name : id}”`;
}
