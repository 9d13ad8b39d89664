import { standardGuidePages } from '@/lib/starter/standard-pages/guide-pages';
import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { standardOfficePages } from '@/lib/starter/standard-pages/office-pages';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { talkToUs } from './shared-blocks';

/** An article page, below the network or below an office. */
const article = (page: typeof standardNetworkPages.article, key: string): PageRecord =>
  demoPage(page, {
    key,
    meta_title: '{post}',
    blocks: ({ trail, hero, text }) => [
      trail,
      hero,
      text,
      bound(
        'post-teasers',
        { source: 'posts', query: { limit: 3 } },
        { heading: 'Read next', layout: 'grid', surface: 'raised' },
      ),
      talkToUs,
    ],
  });

const teasers = (category: string, limit: number) =>
  bound(
    'post-teasers',
    { source: 'posts', query: { category, limit } },
    { heading: category, layout: 'grid' },
  );

/** Pages for articles and resources. */
export const blogPages: readonly PageRecord[] = [
  article(standardNetworkPages.article, 'blog-post'),
  article(standardOfficePages.article, 'office-blog-post'),
  demoPage(standardNetworkPages.blog, {
    key: 'blog',
    meta_title: 'Articles about buying and selling a business',
    meta_description:
      'What our brokers have learned about valuing, selling, buying and running a business in Ghana.',
    blocks: ({ trail, hero, posts }) => [
      trail,
      fill(hero, {
        eyebrow: 'Articles',
        heading: 'Articles by our brokers',
        intro: 'Written by the people who sit at the table, with figures you can follow.',
      }),
      fill(posts, { layout: 'lead' }),
      block('visitor-form', {
        form: 'newsletter',
        heading: 'Get new articles by email',
        text: 'Once a month: what was sold, for how much, and one article worth your coffee.',
        thanks: { url: '/you-are-on-the-list' },
        surface: 'raised',
      }),
      talkToUs,
    ],
  }),
  demoPage(standardGuidePages.resources, {
    key: 'resources',
    meta_description: 'Guides, answers and articles for owners and buyers of businesses in Ghana.',
    blocks: ({ trail, hero }) => [
      trail,
      fill(hero, {
        eyebrow: 'Resources',
        heading: 'Guides and answers for owners and buyers',
        intro: 'Our guides, by subject.',
      }),
      block('feature-grid', {
        columns: 3,
        features: [
          {
            icon: 'calculator',
            heading: 'What is my business worth?',
            text: 'The three figures behind a price.',
            link: { label: 'Valuation', to: { url: '/sell-a-business/what-is-my-business-worth' } },
          },
          {
            icon: 'question',
            heading: 'Questions sellers ask',
            text: 'Twenty-two answers.',
            link: { label: 'Seller questions', to: { url: '/sell-a-business/seller-faq' } },
          },
          {
            icon: 'question',
            heading: 'Questions buyers ask',
            text: 'Twenty-three answers.',
            link: { label: 'Buyer questions', to: { url: '/buy-a-business/buyer-faq' } },
          },
          {
            icon: 'search',
            heading: 'Finding the right business',
            text: 'How to match a business to your time, budget and temperament.',
            link: { label: 'Guide for buyers', to: { url: '/buy-a-business/finding-the-right-business' } },
          },
          {
            icon: 'store',
            heading: 'The franchise guide',
            text: 'What you pay for, and what to ask.',
            link: { label: 'Franchise guide', to: { url: '/franchise-guide' } },
          },
          {
            icon: 'calendar',
            heading: 'Owners’ morning',
            text: 'Two hours, coffee included, in February.',
            link: { label: 'The programme', to: { url: '/owners-morning' } },
          },
        ],
      }),
      teasers('Valuation', 3),
      teasers('Selling', 3),
      teasers('Buying', 3),
      teasers('Law and papers', 3),
      teasers('Running a business', 3),
    ],
  }),
];
