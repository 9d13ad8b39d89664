import { standardGuidePages } from '@/lib/starter/standard-pages/guide-pages';
import { standardRegistrationPages } from '@/lib/starter/standard-pages/registration-pages';
import { brokerFaqs, sellerFaqs } from '../data/faqs';
import { findPicture } from '../pictures/find-picture';
import { block, bound, columnText, fill, withId } from './block';
import { demoPage, type PageRecord } from './page-record';
import { talkToUs } from './shared-blocks';

const valuationParts = block(
  'columns',
  { columns: 3, surface: 'raised' },
  {
    first: [
      columnText(
        'What it earns',
        'Profit before tax, plus your own pay, private costs in the books, interest, depreciation and one-off costs. That is **seller’s discretionary earnings**.',
      ),
    ],
    second: [
      columnText(
        'Times a multiple',
        'Small businesses sell for about **two to three times** these earnings. Safer earnings fetch more: contracts, a long lease, staff who stay.',
      ),
    ],
    third: [
      columnText(
        'And what it owns',
        'Equipment, stock and land set the floor. A price close to it means that buyers see tools and not a business.',
      ),
    ],
  },
);

const multiplesByTrade = block('statistics', {
  heading: 'What businesses sell for',
  text: 'Averages of sales in the United States. No public record of business sales in Ghana exists, so we use them as a guide and say where your business differs.',
  chart: {
    title: 'Sale price as a multiple of seller’s discretionary earnings',
    bars: [
      { label: 'All trades, 9,586 sales in 2025', value: 2.61, display: '2.6×' },
      { label: 'Restaurants, 8,374 sales 2020–2024', value: 2.1, display: '2.1×' },
    ],
  },
  source: 'BizBuySell: 2025 year in review, and valuation benchmarks of restaurants',
});

/** Guides for sellers. */
export const sellerGuidePages: readonly PageRecord[] = [
  demoPage(standardRegistrationPages.valuation, {
    key: 'valuation',
    meta_description:
      'How a business is valued in Ghana: earnings, multiples, assets, and what raises the price.',
    blocks: ({ trail, hero, form }) => [
      trail,
      fill(hero, {
        variant: 'split',
        eyebrow: 'Valuation',
        intro:
          'A valuation answers three questions: what the business earns, what similar ones sell for, and what it owns. Here is how we work it out.',
        image: findPicture('scene-valuation'),
        actions: [
          { label: 'Request a valuation', to: { url: '#ask' } },
          { label: 'Work out a first figure', to: { url: '/sell-a-business/calculator' } },
        ],
      }),
      valuationParts,
      withId(
        'ask',
        fill(form, {
          text: 'The office responsible for your area will contact you, or the network where there is none. It is free and confidential.',
        }),
      ),
      multiplesByTrade,
      bound(
        'post-teasers',
        { source: 'posts', query: { category: 'Valuation', limit: 4 } },
        { heading: 'Worked examples', surface: 'raised' },
      ),
      talkToUs,
    ],
  }),
  demoPage(standardGuidePages.findingABroker, {
    key: 'finding-a-broker',
    meta_description:
      'What to ask a business broker before you trust them with your life’s work, including us.',
    blocks: ({ trail, hero, team }) => [
      trail,
      fill(hero, {
        eyebrow: 'Choosing a broker',
        heading: 'What to ask a business broker',
        intro: 'You will spend the better part of a year with this person. Take an afternoon to choose.',
      }),
      block('rich-text', {
        text: `## Five questions that tell you most

1. **What have you sold in my trade?** At what share of the asking price, and in how many weeks?
2. **Show me how you would value mine.** A figure without its working is an advertisement.
3. **Who will do the work?** The person across the table, or somebody you have not met?
4. **How do you keep it quiet?** Ask to see the agreement buyers sign and the list they keep.
5. **How can I leave?** A good contract has a door.

## Three signs to walk away

- A price far above everybody else’s, before anyone has seen your books.
- Payment in advance for “finding buyers abroad”.
- “Trust me” in place of a paper.`,
      }),
      block('faq', { heading: 'More about working with a broker', groups: brokerFaqs, surface: 'raised' }),
      fill(
        team,
        {
          heading: 'Some of ours',
          action: { label: 'All brokers', to: { url: '/about/our-team' } },
        },
        { limit: 8 },
      ),
      talkToUs,
    ],
  }),
  demoPage(standardGuidePages.sellerFaq, {
    key: 'seller-faq',
    meta_description:
      'Price, confidentiality, staff, papers and payment: answers for owners who think of selling.',
    blocks: ({ trail, hero }) => [
      trail,
      fill(hero, {
        eyebrow: 'Seller questions',
        heading: 'What owners ask before they sell',
        intro: 'Short answers. For your own case, talk to a broker; that is free and stays between you.',
      }),
      block('faq', {
        groups: sellerFaqs,
        action: { label: 'Ask something else', to: { url: '/contact-us' } },
      }),
      talkToUs,
    ],
  }),
];
