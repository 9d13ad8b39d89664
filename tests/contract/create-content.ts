import type { Payload } from 'payload';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { SaleStory } from '@/lib/backend/payload-types';
import { saleStoryData } from '../backend/support/sale-story-data';
import type { Offices } from './create-offices';
import type { People } from './create-people';

const published = { _status: 'published' as const };
const page = { scope: 'network' as const, layout: 'default' as const, ...published };

async function createPages(payload: Payload, { osu }: Offices, { ama }: People) {
  const home = await payload.create({
    collection: 'pages',
    data: {
      ...page,
      title: 'Home',
      route: 'Home',
      meta_title: 'Meridian',
      contents: [{ name: 'Hero', type: 'text', value: 'Hello' }],
    },
  });
  await payload.update({
    collection: 'pages',
    id: home.id,
    locale: 'en-US',
    data: { title: 'Home, American' },
  });
  await payload.create({ collection: 'pages', data: { ...page, title: 'Sell', route: 'Sell' } });
  const office = { ...page, scope: 'office' as const, office: osu.id };
  await payload.create({ collection: 'pages', data: { ...office, title: 'Sell in Osu', route: 'Sell' } });
  await payload.create({
    collection: 'pages',
    data: {
      ...office,
      title: 'Osu food fair',
      route: 'tribeCustomPage',
      slug: 'food-fair',
      show_in_menu: true,
      menu_label: 'Fair',
      body: 'Come and see.',
    },
  });
  await payload.create({
    collection: 'templates',
    data: { name: 'Offers', slug: 'spring', layout: 'logo', scope: 'office', office: osu.id },
  });
  await payload.create({
    collection: 'pages',
    data: {
      ...office,
      title: 'Offer',
      route: 'TribeMarketingWebsitePage',
      slug: 'offer',
      template_slug: 'spring',
      layout: 'logo',
    },
  });
  await payload.create({
    collection: 'pages',
    data: {
      ...page,
      scope: 'agent',
      agent: ama.id,
      title: 'Ama on bakeries',
      route: 'AgentCustomPage',
      slug: 'bakeries',
    },
  });
  await payload.create({
    collection: 'pages',
    data: { ...page, title: 'Guide', route: 'customPage', slug: 'guide' },
  });
  await payload.create({
    collection: 'pages',
    data: { ...page, title: 'Secret plans', route: 'customPage', slug: 'secret', _status: 'draft' },
  });
}

async function createSectionsAndMenus(payload: Payload, { osu, image }: Offices) {
  const section = (name: string, value: string, office?: number) =>
    payload.create({
      collection: 'website-sections',
      data: {
        ...published,
        name,
        ...toOwnerFields(office ?? null),
        contents: [{ name: 'Text', type: 'media', value, media: [image] }],
      },
    });
  await section('header', 'Network header');
  await section('header', 'Osu header', osu.id);
  await section('contact', 'Write to us');
  await payload.create({
    collection: 'website-sections',
    data: { name: 'hidden', ...toOwnerFields(null), _status: 'draft' },
  });
  const items = [
    {
      label: 'Sell',
      link_type: 'url' as const,
      url: '/sell-a-business',
      children: [{ label: 'FAQ', link_type: 'url' as const, url: '/sell-a-business/seller-faq' }],
    },
  ];
  await payload.create({ collection: 'menus', data: { name: 'header', ...toOwnerFields(null), items } });
  await payload.create({ collection: 'menus', data: { name: 'footer', ...toOwnerFields(null), items } });
  await payload.create({
    collection: 'menus',
    data: {
      name: 'header',
      ...toOwnerFields(osu.id),
      items: [{ label: 'Osu', link_type: 'url' as const, url: '/' }],
    },
  });
  await payload.create({
    collection: 'redirects',
    data: { from: '/old/:guide', to: '/blog/:guide', ...toOwnerFields(null) },
  });
}

async function createPosts(payload: Payload, { osu, image }: Offices, { ama }: People) {
  const post = {
    category: 'Selling',
    excerpt: 'Short.',
    body: 'word '.repeat(450),
    author: ama.id,
    ...toOwnerFields(null),
    ...published,
  };
  const at = (day: number) => `2026-02-0${day}T00:00:00.000Z`;
  await payload.create({
    collection: 'posts',
    data: { ...post, slug: 'first', title: 'First', published_at: at(1), image },
  });
  await payload.create({
    collection: 'posts',
    data: {
      ...post,
      slug: 'second',
      title: 'Second',
      published_at: at(2),
      ...toOwnerFields(osu.id),
      category: 'Buying',
    },
  });
  await payload.create({
    collection: 'posts',
    data: { ...post, slug: 'draft', title: 'Draft', published_at: at(3), _status: 'draft' },
  });
}

/** One published story, one draft, and one of the network. */
async function createSaleStories(payload: Payload, { osu }: Offices, { ama }: People) {
  const create = async (data: ReturnType<typeof toOwnerFields> & Partial<SaleStory>) =>
    (await payload.create({ collection: 'sale-stories', data: { ...saleStoryData, ...data } })).id;
  return {
    published: await create({
      ...toOwnerFields(osu.id),
      agent: ama.id,
      asking_price: 5_000_000_000,
      sold_price: 4_800_000_000,
    }),
    draft: await create({ ...toOwnerFields(osu.id), agent: ama.id, _status: 'draft' }),
    networks: await create({
      ...toOwnerFields(null),
      category: 'Salons',
      sold_at: '2026-03-01T00:00:00.000Z',
    }),
  };
}

type ReviewContext = People & { stories: Awaited<ReturnType<typeof createSaleStories>> };

async function createReviews(payload: Payload, { osu, kumasi }: Offices, { ama, stories }: ReviewContext) {
  const review = {
    author: 'Esi',
    quote: 'Kind and exact.',
    published: true,
    written_at: '2026-03-01T00:00:00.000Z',
  };
  await payload.create({
    collection: 'reviews',
    data: { ...review, rating: 5, ...toOwnerFields(osu.id), agent: ama.id, story: stories.published },
  });
  await payload.create({
    collection: 'reviews',
    data: { ...review, rating: 4, ...toOwnerFields(osu.id), story: stories.draft },
  });
  await payload.create({
    collection: 'reviews',
    data: { ...review, rating: 3, ...toOwnerFields(kumasi.id) },
  });
  await payload.create({
    collection: 'reviews',
    data: { ...review, rating: 1, ...toOwnerFields(osu.id), published: false },
  });
}

/** Pages, sections, menus, redirects, posts, sale stories and reviews, each with an unpublished one. */
export async function createContent(payload: Payload, offices: Offices, people: People) {
  await createPages(payload, offices, people);
  await createSectionsAndMenus(payload, offices);
  await createPosts(payload, offices, people);
  const stories = await createSaleStories(payload, offices, people);
  await createReviews(payload, offices, { ...people, stories });
}
