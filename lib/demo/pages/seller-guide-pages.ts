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
        'Small businesses sell for about **two to three and a half times** these earnings. Safer earnings fetch more: contracts, a long lease, staff who stay.',
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
  heading: 'Typical multiples by trade',
  text: 'Averages of sales published abroad. No public record of business sales in Ghana exists, so we use them as a guide and say where your business differs.',
  chart: {
    title: 'Sale price as a multiple of seller’s discretionary earnings',
    bars: [
      { label: 'Building materials', value: 3.25, display: '3.3×' },
      { label: 'Haulage', value: 3.01, display: '3.0×' },
      { label: 'Auto repair', value: 2.83, display: '2.8×' },
      { label: 'Pharmacies', value: 2.79, display: '2.8×' },
      { label: 'Private schools', value: 2.63, display: '2.6×' },
      { label: 'Bakeries', value: 2.4, display: '2.4×' },
      { label: 'Restaurants', value: 2.15, display: '2.2×' },
    ],
  },
  source: 'Closed sales in the United States, 2021 to 2025, as published by BizBuySell',
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
          text: 'A broker from the nearest office will contact you. It is free and confidential.',
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
