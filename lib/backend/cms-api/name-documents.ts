import { type CollectionSlug, type PayloadRequest, toWords } from 'payload';

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
  const fields = new Map<string, unknown>(Object.entries(doc));
  if (fields.has('first_name') && fields.has('last_name'))
    return `“${fields.get('first_name')} ${fields.get('last_name')}”`;
  const name = fields.get(payload.collections[collection].config.admin.useAsTitle ?? 'id');
  if (!isName(name)) return `“${fields.has('id') ? `number ${fields.get('id')}` : ''}”`;
  return `“${isTemplate(name) ? nameTemplate(name, fields) : name}”`;
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTemplate = (title: string) => /\{[a-z]+\}/.test(title);

/** A page whose title is filled in for each office or place: by its own name, in the menu, or by its kind. */
function nameTemplate(title: string, fields: ReadonlyMap<string, unknown>): string {
  const own = [fields.get('name'), fields.get('menu_label')].filter(isName);
  const route = fields.get('route');
  return own.find((name) => !isTemplate(name)) ?? (isName(route) ? toWords(route) : title);
}
