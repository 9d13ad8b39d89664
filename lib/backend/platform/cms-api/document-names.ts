import { type CollectionSlug, type PayloadRequest, toWords } from 'payload';

const MAX_NAMES = 3;

/** The collection's singular or plural label in lower case. */
export function getCollectionLabel(
  collection: CollectionSlug,
  count: number,
  { payload }: PayloadRequest,
): string {
  const { singular, plural } = payload.collections[collection].config.labels;
  const label = count === 1 ? singular : plural;
  return typeof label === 'string' ? label.toLowerCase() : collection;
}

/** The names of the first documents that the user may read. */
export async function findDocumentNames(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
  limit = MAX_NAMES,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    limit,
    overrideAccess: req.user === null,
    user: req.user,
    sort: 'id',
    req,
  });
  return docs
    .map((doc) => formatDocumentName(collection, doc, req))
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** The title of a document in quotation marks; for people, the first and last name. */
export function formatDocumentName(
  collection: CollectionSlug,
  doc: object,
  { payload }: PayloadRequest,
): string {
  const fields = new Map<string, unknown>(Object.entries(doc));
  if (fields.has('first_name') && fields.has('last_name'))
    return `“${fields.get('first_name')} ${fields.get('last_name')}”`;
  const name = fields.get(payload.collections[collection].config.admin.useAsTitle ?? 'id');
  if (!isName(name)) return `“${fields.has('id') ? `number ${fields.get('id')}` : ''}”`;
  return `“${hasPlaceholder(name) ? formatTemplatePageName(name, fields) : name}”`;
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const hasPlaceholder = (title: string) => /\{[a-z]+\}/.test(title);

/** The name of a page whose title contains placeholders: its own name, its menu label, or its page type. */
function formatTemplatePageName(title: string, fields: ReadonlyMap<string, unknown>): string {
  const alternativeNames = [fields.get('name'), fields.get('menu_label')].filter(isName);
  const route = fields.get('route');
  return alternativeNames.find((name) => !hasPlaceholder(name)) ?? (isName(route) ? toWords(route) : title);
}
