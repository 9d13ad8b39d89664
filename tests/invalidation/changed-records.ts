import type { CollectionSlug, Payload, TypedUser } from 'payload';
import type { PublicCollection } from '@/schemas/dependency';
import { asDocument } from './alternative-values';

/** The record of each collection that is changed: one that several pages show. */
const defaultRecords: Record<PublicCollection, { [field: string]: string }> = {
  pages: { route: 'Home' },
  'website-sections': { name: 'header', scope: 'network' },
  menus: { name: 'main', scope: 'network' },
  offices: { slug: 'osu' },
  regions: { slug: 'greater-accra' },
  people: { slug: 'kojo-ebo-arthur' },
  listings: { slug: 'waakye-kitchen-that-sells-out-by-ten-adabraka-1054' },
  posts: { slug: 'how-to-read-a-listing' },
  reviews: { scope: 'office' },
  'sale-stories': { title: 'Two coffee counters, and two landlords who had to be asked first' },
  templates: { slug: 'guides' },
  'valuation-multiples': { slug: 'bakeries' },
  places: { name: 'Appiadu' },
  'search-synonyms': { name: 'Bakeries' },
  redirects: { from: '/our-offices' },
  media: {},
};

/** Records for fields that the default record cannot change without breaking pages. */
const alternativeRecords: Record<string, { [field: string]: string }> = {
  ...Object.fromEntries(
    ['slug', 'route', 'template_slug', 'scope', 'office', 'agent', '_status'].map((field) => [
      `pages.${field}`,
      { slug: 'food-businesses-in-osu' },
    ]),
  ),
  ...Object.fromEntries(
    ['name', 'scope', 'office', '_status'].flatMap((field) => [
      [`website-sections.${field}`, { name: 'header', scope: 'office' }],
      [`menus.${field}`, { name: 'main', scope: 'office' }],
    ]),
  ),
};

export type Changed = { id: number; [field: string]: unknown };

/** Finds the record in which a field is changed. */
export async function findChanged(
  payload: Payload,
  collection: PublicCollection,
  field: string,
): Promise<Changed> {
  const fields = alternativeRecords[`${collection}.${field}`] ?? defaultRecords[collection];
  const where = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { equals: value }]));
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, sort: 'id' });
  const [doc] = docs;
  if (!doc) throw new Error(`The demonstration has no such record of ${collection}`);
  return { ...doc };
}

/** Creates a header and a menu of an office, to test their creation and deletion. */
export async function createOfficeOverrides(payload: Payload): Promise<void> {
  const [office] = await idsOf(payload, 'offices', { slug: { equals: 'tema' } });
  const own = { scope: 'office' as const, office: office ?? null };
  const header = await findChanged(payload, 'website-sections', 'blocks');
  const menu = await findChanged(payload, 'menus', 'items');
  // Without the first of the network's blocks.
  const blocks = [header.blocks].flat().slice(1).map(asDocument);
  await payload.create({
    collection: 'website-sections',
    data: { name: 'header', ...own, blocks, _status: 'published' },
  });
  const items = [{ label: 'Tema’s own', link_type: 'url' as const, url: '/blog' }];
  await payload.create({ collection: 'menus', data: { name: String(menu.name), ...own, items } });
}

/** Some ids of each collection, for relation fields. */
export async function findRelated(payload: Payload) {
  const kinds = [
    'offices',
    'people',
    'regions',
    'media',
    'pages',
    'posts',
    'listings',
    'sale-stories',
  ] as const;
  const ids = await Promise.all(kinds.map(async (kind) => [kind, await idsOf(payload, kind)] as const));
  const agents = await idsOf(payload, 'people', { is_agent: { equals: true } });
  return { offices: [], ...Object.fromEntries(ids), agents };
}

async function idsOf(payload: Payload, collection: CollectionSlug, where = {}): Promise<number[]> {
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 12, sort: 'id' });
  return docs.map(({ id }) => Number(id));
}

/** A staff member who may change everything. */
export async function findStaff(payload: Payload): Promise<TypedUser> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { role: { equals: 'network-admin' } },
    depth: 0,
    limit: 1,
  });
  const [member] = docs;
  if (!member) throw new Error('The demonstration has no network admin');
  return { ...member, collection: 'staff' };
}
