import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { Network } from './network';
import { saleStoryData } from './sale-story-data';

/** The user of a call; null is the public. */
export type As = { overrideAccess: boolean; user: TypedUser | null };
export const asSystem: As = { overrideAccess: true, user: null };

/** Creates and updates documents of one collection. The `office` null stands for the network. */
export type Case = {
  collection: CollectionSlug;
  create: (office: number | null, isVisible: boolean, as: As) => Promise<{ id: number }>;
  update: (id: number, as: As) => Promise<unknown>;
};

/** Whether the collection has network documents, hidden documents and versions. */
export const officeCollections = [
  { collection: 'pages', network: true, hidden: true, versions: true },
  { collection: 'website-sections', network: true, hidden: true, versions: true },
  { collection: 'posts', network: true, hidden: true, versions: true },
  { collection: 'menus', network: true, hidden: true, versions: true },
  { collection: 'reviews', network: true, hidden: true, versions: false },
  { collection: 'sale-stories', network: true, hidden: true, versions: true },
  { collection: 'people', network: true, hidden: true, versions: true },
  { collection: 'redirects', network: true, hidden: false, versions: false },
  { collection: 'templates', network: true, hidden: false, versions: false },
  { collection: 'media', network: true, hidden: false, versions: false },
  { collection: 'listings', network: false, hidden: true, versions: true },
  { collection: 'leads', network: true, hidden: false, versions: false },
  { collection: 'buyers', network: true, hidden: false, versions: false },
] as const;

let count = 0;
const next = () => `n${++count}`;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Every collection whose documents belong to an office. */
export function officeCases(
  payload: Payload,
  { region, picture }: Pick<Network, 'region' | 'picture'>,
): Case[] {
  const status = (isVisible: boolean) => (isVisible ? ('published' as const) : ('draft' as const));
  return [
    {
      collection: 'pages',
      create: (office, isVisible, as) =>
        payload.create({
          collection: 'pages',
          data: {
            title: 'Page',
            route: office === null ? 'customPage' : 'tribeCustomPage',
            slug: next(),
            layout: 'default',
            ...toOwnerFields(office),
            _status: status(isVisible),
          },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'pages', id, data: { title: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'website-sections',
      create: (office, isVisible, as) =>
        payload.create({
          collection: 'website-sections',
          data: { name: next(), ...toOwnerFields(office), _status: status(isVisible) },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'website-sections', id, data: { name: next(), revision: 1 }, ...as }),
    },
    {
      collection: 'posts',
      create: (office, isVisible, as) =>
        payload.create({
          collection: 'posts',
          data: {
            title: 'Post',
            slug: next(),
            excerpt: 'Short',
            body: 'Long',
            category: 'Selling',
            published_at: '2026-01-01',
            ...toOwnerFields(office),
            _status: status(isVisible),
          },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'posts', id, data: { title: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'menus',
      create: (office, isVisible, as) =>
        payload.create({
          collection: 'menus',
          data: { name: next(), ...toOwnerFields(office), _status: status(isVisible) },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'menus', id, data: { name: next(), revision: 1 }, ...as }),
    },
    {
      collection: 'reviews',
      create: (office, published, as) =>
        payload.create({
          collection: 'reviews',
          data: {
            author: 'Ama',
            quote: 'Good',
            rating: 5,
            written_at: '2026-01-01',
            published,
            ...toOwnerFields(office),
          },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'reviews', id, data: { author: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'sale-stories',
      create: (office, isVisible, as) =>
        payload.create({
          collection: 'sale-stories',
          data: { ...saleStoryData, ...toOwnerFields(office), _status: status(isVisible) },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'sale-stories', id, data: { title: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'people',
      create: (office, isVisible, as) =>
        payload.create({
          collection: 'people',
          data: {
            first_name: 'Ama',
            last_name: 'Mensah',
            show_on_website: isVisible,
            ...toOwnerFields(office),
          },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'people', id, data: { role: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'redirects',
      create: async (office, _isVisible, as) => {
        const found = office === null ? null : await payload.findByID({ collection: 'offices', id: office });
        const from = `${found ? `/locations/greater-accra/${found.slug}` : ''}/${next()}`;
        return payload.create({
          collection: 'redirects',
          data: { from, to: '/blog', ...toOwnerFields(office) },
          ...as,
        });
      },
      update: (id, as) =>
        payload.update({ collection: 'redirects', id, data: { permanent: false, revision: 1 }, ...as }),
    },
    {
      collection: 'templates',
      create: (office, _isVisible, as) =>
        payload.create({
          collection: 'templates',
          data: { name: 'Fair', slug: next(), layout: 'logo', ...toOwnerFields(office) },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'templates', id, data: { name: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'media',
      create: (office, _isVisible, as) =>
        payload.create({
          collection: 'media',
          data: { alt: 'A dot', ...toOwnerFields(office) },
          file: { data: pixel, mimetype: 'image/png', name: `${next()}.png`, size: pixel.length },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'media', id, data: { alt: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'listings',
      create: (office, isVisible, as) =>
        payload.create({
          collection: 'listings',
          data: {
            listing_number: next(),
            slug: next(),
            title: 'Cold store',
            summary: 'Short',
            description: 'Long',
            status: isVisible ? 'active' : 'draft',
            kind: 'business',
            category: 'Food',
            location: 'Tema, Greater Accra',
            region,
            office: office ?? 0,
            listed_at: '2026-01-01',
            total_sales: 100,
            images: [picture],
          },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'listings', id, data: { title: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'leads',
      create: (office, _isVisible, as) =>
        payload.create({
          collection: 'leads',
          data: { state: 'new', form: 'inquiry', name: 'Kofi', email: 'kofi@example.com', office },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'leads', id, data: { notes: 'Changed', revision: 1 }, ...as }),
    },
    {
      collection: 'buyers',
      create: (office, _isVisible, as) =>
        payload.create({
          collection: 'buyers',
          data: {
            ...{ status: 'active', email: `${next()}@example.com`, first_name: 'Kofi', last_name: 'Boateng' },
            ...{ language: 'en-GH', office },
          },
          ...as,
        }),
      update: (id, as) =>
        payload.update({ collection: 'buyers', id, data: { notes: 'Changed', revision: 1 }, ...as }),
    },
  ];
}
