import type { CollectionSlug, Payload, TypeWithID } from 'payload';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { As } from './access-cases';
import { bakeryMultiples } from './bakery-multiples';
import type { Network } from './network';
import { pixelImage } from './pixel-image';
import { saleStoryData } from './sale-story-data';

let count = 0;
const next = () => `own-${++count}`;
type DocumentContext = Pick<Network, 'region' | 'own'> & { picture?: number };
type DocumentInput = { data: Record<string, unknown>; file?: ReturnType<typeof pixelImage> };

/** The required fields of a new document of each collection that an office editor may create. */
export function ownDocument(
  collection: CollectionSlug,
  { region, own: office, picture }: DocumentContext,
): DocumentInput {
  const written = '2026-01-01T00:00:00.000Z';
  const text = { title: 'Title', slug: next() };
  const of: Partial<Record<CollectionSlug, Record<string, unknown>>> = {
    pages: { ...text, route: 'tribeCustomPage', layout: 'default' },
    'website-sections': { name: next() },
    menus: { name: next() },
    posts: { ...text, excerpt: 'Short', body: 'Long', category: 'Selling', published_at: written },
    reviews: { author: 'Ama', quote: 'Good', rating: 5, written_at: written },
    'sale-stories': { ...saleStoryData },
    redirects: { from: `/locations/greater-accra/osu/${next()}`, to: '/blog' },
    templates: { name: 'Fair', slug: next(), layout: 'logo' },
    'valuation-multiples': bakeryMultiples(),
    places: { name: 'Appiadu', town: 'Kumasi', region, latitude: 6.66, longitude: -1.53 },
    'search-synonyms': { name: 'Bakeries', language: 'en-GH', words: ['bread shop'] },
    media: { alt: 'A dot' },
    people: { first_name: 'Ama', last_name: 'Mensah' },
    leads: { state: 'new', form: 'inquiry', name: 'Kofi', email: 'kofi@example.com' },
    buyers: {
      ...{ status: 'active', email: `${next()}@example.com`, first_name: 'Kofi', last_name: 'Boateng' },
      language: 'en-GH',
    },
    listings: {
      ...text,
      ...{ listing_number: next(), summary: 'Short', description: 'Long', status: 'draft' },
      ...{ kind: 'business', category: 'Food', location: 'Osu', region, listed_at: written },
      ...{ total_sales: 100, images: picture === undefined ? [] : [picture] },
    },
  };
  return {
    data: {
      ...(['listings', 'leads', 'buyers'].includes(collection) ? { office } : toOwnerFields(office)),
      ...of[collection],
    },
    ...(collection === 'media' && { file: pixelImage() }),
  };
}

/** Creates a document of the own office as the given user. */
export async function createOwn(
  { payload, network }: { payload: Payload; network: DocumentContext },
  collection: CollectionSlug,
  fields: Record<string, unknown>,
  as: As,
): Promise<number> {
  const { data, file } = ownDocument(collection, network);
  const input = JSON.parse(JSON.stringify({ ...data, ...fields }));
  const created = await payload.create({ collection, data: input, ...(file && { file }), ...as });
  return Number(created.id);
}

/** The stored row, without computed fields. */
export async function storedRow(payload: Payload, collection: CollectionSlug, id: number) {
  const where = { id: { equals: id } };
  return payload.db.findOne<TypeWithID & Record<string, unknown>>({ collection, where, locale: 'en-GH' });
}
