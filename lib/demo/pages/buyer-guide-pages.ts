import { standardGuidePages } from '@/lib/starter/standard-pages/guide-pages';
import { buyerFaqs, franchiseFaqs } from '../data/faqs';
import { findPicture } from '../pictures/find-picture';
import { block, bound, columnText, fill } from './block';
import { demoPage, type PageRecord } from './page-record';

const searchAdvice = block('rich-text', {
  text: `## Start with your own week

Write down the hours you want to work, the hours you are at your best, and what you cannot bear. A bakery begins at midnight. A bar ends there. A school gives you holidays and parents.

## Then your money

Take what you have and set aside three months of wages and rent. What is left is your **down payment**. Multiply it by two to two and a half, and you have the price range in which most sellers will talk to you.

## Then what you know

Nobody needs to be a cook to own a restaurant, but somebody has to know when the cook is right. If it is not you, that person must be part of the sale.

## Five trades for five temperaments

| If you like | Look at |
|---|---|
| People, noise, quick decisions | Restaurants, bars, salons |
| Order and calendars | Schools, clinics, cleaning contracts |
| Machines | Cold stores, block works, laundries |
| Buying and selling | Wholesale, mini-marts, cloth |
| Land and seasons | Farms, mills, guest houses |

## Let the listing ask you

If you catch yourself explaining a listing to a friend at dinner, ring us. If you have to persuade yourself, wait.`,
  aside: {
    heading: 'A rule of thumb',
    text: 'Price divided by earnings: two to three and a half is usual. More, and land is probably included. Less, and you should ask why.',
  },
});

/** Guides for buyers. */
export const buyerGuidePages: readonly PageRecord[] = [
  demoPage(standardGuidePages.rightBusiness, {
    key: 'right-business',
    meta_description: 'How to find a business that suits your budget, your time and your temperament.',
    blocks: ({ trail, hero }) => [
      trail,
      fill(hero, {
        variant: 'split',
        eyebrow: 'A guide for buyers',
        intro:
          'The right one is not the cheapest. It is the one you will still open gladly on a wet Tuesday in June.',
        image: findPicture('weave-market'),
      }),
      searchAdvice,
      block(
        'columns',
        { columns: 2, surface: 'raised' },
        {
          first: [
            columnText(
              'Read next',
              '- [How to read a listing in five minutes](/blog/how-to-read-a-listing)\n- [Twelve questions for your first meeting](/blog/first-questions-for-a-seller)\n- [Paying for a business](/blog/paying-for-a-business)\n- [Look at a guest house in February](/blog/a-guest-house-in-february)',
            ),
          ],
          second: [
            block('call-to-action', {
              heading: 'Talk it through',
              text: 'An hour with a broker saves a month of listings.',
              actions: [{ label: 'Find your office', to: { url: '/locations' } }],
              surface: 'forest',
            }),
          ],
        },
      ),
    ],
  }),
  demoPage(standardGuidePages.buyerFaq, {
    key: 'buyer-faq',
    meta_description:
      'Confidentiality, figures, payment and handover: answers for people who want to buy a business in Ghana.',
    blocks: ({ trail, hero }) => [
      trail,
      fill(hero, {
        eyebrow: 'Buyer questions',
        heading: 'What buyers ask before they sign',
        intro: 'Twenty-three short answers, collected over the years.',
      }),
      block('faq', {
        groups: buyerFaqs,
        action: { label: 'Ask something else', to: { url: '/contact-us' } },
      }),
      bound(
        'listing-grid',
        { source: 'listings', query: { office: 'current', status: 'active', limit: 3, order: 'newest' } },
        { heading: 'Latest listings', surface: 'raised' },
      ),
    ],
  }),
  demoPage(standardGuidePages.franchise, {
    key: 'franchise',
    meta_description:
      'Franchise outlets for sale in Ghana with their figures after royalty, and what to ask the brand.',
    blocks: ({ trail, hero, listings }) => [
      trail,
      fill(hero, {
        variant: 'scene',
        eyebrow: 'Franchises',
        heading: 'Buy an outlet of a franchise',
        intro: 'Running outlets whose owners wish to move on. All earnings are shown after the royalty.',
        image: findPicture('scene-franchise'),
        actions: [{ label: 'Read the franchise guide', to: { url: '/franchise-guide' } }],
      }),
      fill(listings, { heading: 'Outlets for sale' }, { limit: 24 }),
      block('visitor-form', {
        form: 'guide',
        heading: 'Get the franchise guide by email',
        text: 'Twelve questions to put to a brand before you sign, to read in your own time.',
        guide: { url: '/franchise-guide' },
        thanks: { url: '/guide-on-its-way' },
        surface: 'raised',
      }),
      block('faq', { heading: 'What people ask about franchises', groups: franchiseFaqs }),
      block('call-to-action', {
        heading: 'Not sure that a system suits you?',
        text: 'Our brokers have worked inside some of them. They will tell you what the brochure leaves out.',
        actions: [
          { label: 'Find your office', to: { url: '/locations' } },
          { label: 'Choosing a franchise', to: { url: '/blog/choosing-a-franchise' } },
        ],
      }),
    ],
  }),
];
