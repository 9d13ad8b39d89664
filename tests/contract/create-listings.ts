import type { Payload } from 'payload';
import type { Listing } from '@/lib/backend/payload-types';
import type { Offices } from './create-offices';
import type { People } from './create-people';

/** Five public listings in three states, and two hidden ones. */
export async function createListings(payload: Payload, offices: Offices, people: People) {
  const { osu, kumasi, accra, ashanti, image } = offices;
  const base = {
    kind: 'business' as const,
    category: 'Food and drink',
    location: 'Osu, Greater Accra',
    region: accra.id,
    office: osu.id,
    summary: 'A business for sale.',
    description: 'Well **kept**.',
  };
  const create = (slug: string, listedAt: string, extra: Partial<Listing> = {}) =>
    payload.create({
      collection: 'listings',
      data: {
        ...base,
        slug,
        title: slug,
        listing_number: `L-${slug}`,
        status: 'active',
        listed_at: `${listedAt}T00:00:00.000Z`,
        ...extra,
      },
    });
  await create('bakery', '2026-01-05', {
    asking_price: 30_000_000_000,
    agent: people.ama.id,
    images: [image],
  });
  await create('pharmacy', '2026-01-04', {
    asking_price: 90_000_00,
    category: 'Health',
    office: kumasi.id,
    region: ashanti.id,
  });
  await create('undisclosed', '2026-01-03', { agent: people.hidden.id });
  await create('salon', '2026-01-02', { status: 'under_offer', asking_price: 50_000_00, kind: 'franchise' });
  const sold = { status: 'sold' as const, sold_at: '2026-01-20T00:00:00.000Z', sold_price: 40_000_00 };
  await create('sold-cafe', '2026-01-01', { ...sold, asking_price: 45_000_00, agent: people.ama.id });
  await create('draft-bar', '2026-01-06', { status: 'draft' });
  await create('withdrawn-bar', '2026-01-07', { status: 'withdrawn' });
}
