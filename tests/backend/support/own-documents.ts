import type { CollectionSlug, Payload, TypeWithID } from 'payload';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { bakeries } from './bakeries';
import type { As } from './cases';
import { dot } from './dot';
import type { Network } from './network';
import { soldBakery } from './sold-bakery';

let count = 0;
const next = () => `own-${++count}`;
type Place = Pick<Network, 'region' | 'own'> & { picture?: number };
type Making = { data: Record<string, unknown>; file?: ReturnType<typeof dot> };

/** What an office editor may make: the least that a new document of each collection needs. */
export function ownDocument(collection: CollectionSlug, { region, own: office, picture }: Place): Making {
  const written = '2026-01-01T00:00:00.000Z';
  const text = { title: 'Title', slug: next() };
  const of: Partial<Record<CollectionSlug, Record<string, unknown>>> = {
    pages: { ...text, route: 'tribeCustomPage', layout: 'default' },
    'website-sections': { name: next() },
    menus: { name: next() },
    posts: { ...text, excerpt: 'Short', body: 'Long', category: 'Selling', published_at: written },
    reviews: { author: 'Ama', quote: 'Good', rating: 5, written_at: written },
    'sale-stories': { ...soldBakery },
    redirects: { from: `/locations/greater-accra/osu/${next()}`, to: '/blog' },
    templates: { name: 'Fair', slug: next(), layout: 'logo' },
    'valuation-multiples': bakeries(),
    media: { alt: 'A dot' },
    people: { first_name: 'Ama', last_name: 'Mensah' },
    leads: { state: 'new', form: 'inquiry', name: 'Kofi', email: 'kofi@example.com' },
    listings: {
      ...text,
      ...{ listing_number: next(), summary: 'Short', description: 'Long', status: 'draft' },
      ...{ kind: 'business', category: 'Food', location: 'Osu', region, listed_at: written },
      ...{ total_sales: 100, images: picture === undefined ? [] : [picture] },
    },
  };
  return {
    data: {
      ...(collection === 'listings' || collection === 'leads' ? { office } : ownedBy(office)),
      ...of[collection],
    },
    ...(collection === 'media' && { file: dot() }),
  };
}

/** Makes a document of the own office on somebody's behalf, with further fields. */
export async function createOwn(
  { payload, network }: { payload: Payload; network: Place },
  collection: CollectionSlug,
  fields: Record<string, unknown>,
  as: As,
): Promise<number> {
  const { data, file } = ownDocument(collection, network);
  const given = JSON.parse(JSON.stringify({ ...data, ...fields }));
  const made = await payload.create({ collection, data: given, ...(file && { file }), ...as });
  return Number(made.id);
}

/** The row as it is stored, without what reading adds. */
export async function storedRow(payload: Payload, collection: CollectionSlug, id: number) {
  const where = { id: { equals: id } };
  return payload.db.findOne<TypeWithID & Record<string, unknown>>({ collection, where, locale: 'en-GH' });
}
