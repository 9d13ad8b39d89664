import { trail } from '@/lib/starter/standard-pages/standard-page';
import { findPicture } from '../pictures/find-picture';
import { block, bound, columnText } from './block';
import type { PageRecord } from './page-record';
import { talkToUs } from './shared-blocks';

/** Custom pages by staff. */
export const customPages: readonly PageRecord[] = [
  {
    key: 'family-business',
    title: 'Selling a family business in Ghana',
    route: 'customPage',
    slug: 'selling-a-family-business',
    meta_description:
      'What makes the sale of a family business different, and how to bring everyone to the table.',
    blocks: [
      block('hero', {
        variant: 'split',
        eyebrow: 'For families',
        heading: 'When nobody in the family will take it on',
        intro:
          'You have built something your children admire and do not want. There is a way to let it live that honours everyone.',
        image: findPicture('weave-family'),
        actions: [{ label: 'Talk to us in confidence', to: { url: '/contact-us' } }],
      }),
      block(
        'columns',
        { columns: 2, ratio: 'first-wider' },
        {
          first: [
            columnText(
              'Everyone who has a say, at one table',
              `Most family sales fail at home. An uncle hears of it late, a sister believes it was promised to her, and a signature that took a year is gone in an evening.

So we begin with a meeting. Everyone who has a say is invited, and everyone who thinks they have one. There is food. Our broker listens, and writes down three things on one sheet:

1. What must not happen.
2. Who receives what, and when.
3. Who speaks for the family from now on.

Only then do we talk about the price.`,
              'paper',
            ),
          ],
          second: [
            block('statistics', {
              figures: [
                { value: '1 meeting', label: 'before any figure is written' },
                { value: '3 generations', label: 'at the longest table so far' },
              ],
            }),
            bound(
              'website-section',
              { source: 'section', query: { name: 'family-promise' } },
              { name: 'family-promise' },
            ),
          ],
        },
      ),
      block('steps', {
        heading: 'How a family sells, step by step',
        steps: [
          { heading: 'The meeting', text: 'One afternoon, at a house and not in an office.' },
          { heading: 'Papers', text: 'Shares, land, the will if there is one. A lawyer for the family.' },
          { heading: 'The search', text: 'Sometimes the buyer is the head of staff. We look there first.' },
          { heading: 'The farewell', text: 'A day on which the founder is thanked in front of everybody.' },
        ],
        surface: 'raised',
      }),
      bound(
        'testimonials',
        { source: 'reviews', query: { office: { office: 'adum' }, limit: 3 } },
        { heading: 'Families we have helped in Kumasi', layout: 'grid' },
      ),
      talkToUs,
    ],
  },
  {
    key: 'franchise-guide',
    title: 'The franchise guide',
    route: 'customPage',
    slug: 'franchise-guide',
    show_in_menu: true,
    menu_label: 'Franchise guide',
    menu_order: 10,
    meta_description:
      'What a franchise costs, what it gives you, and seventeen questions to ask before you sign.',
    blocks: [
      trail,
      block('hero', {
        variant: 'split',
        eyebrow: 'Guide',
        heading: 'The franchise guide',
        intro: 'Ten minutes of reading that have saved some people ten years.',
        image: findPicture('scene-franchise'),
      }),
      block('rich-text', {
        text: `## What you buy

A name, a manual, training and a place in a supply chain. In return you give up a part of each cedi you take in, and some of your freedom.

## What it costs in an ordinary month

| On sales of GH₵100,000 | Independent | Franchise |
|---|---|---|
| Goods | 42,000 | 40,000 |
| Wages and rent | 27,000 | 27,000 |
| Royalty, 6% | – | 6,000 |
| Advertising, 2% | 1,000 | 2,000 |
| Other costs | 10,000 | 9,000 |
| **Left for the owner** | **20,000** | **16,000** |

The franchise has to bring a quarter more customers to be worth its price. Many do. Ask for the proof.

## Whom to ask

Four owners of other outlets, two of them not named by the brand. Ask what they earned in the second year, and what nobody told them.

## Resale or new

A resale shows you figures. A new outlet shows you a forecast. If this is your first business, prefer figures.`,
        aside: {
          heading: 'Reserved trades',
          text: 'Some trades are open to Ghanaian citizens only, franchise or not. Our listings say where that is so.',
        },
      }),
      block(
        'columns',
        { columns: 3, surface: 'raised' },
        {
          first: [
            columnText(
              'Ask the brand',
              '- How many outlets closed, and why?\n- Is my territory in writing?\n- What may I buy locally?\n- What does a transfer cost?',
            ),
          ],
          second: [
            columnText(
              'Ask the owners',
              '- Would you do it again?\n- Who comes when the freezer fails?\n- What did the second year bring?\n- May I stand here for a day?',
            ),
          ],
          third: [
            columnText(
              'Ask yourself',
              '- Can I follow rules I did not make?\n- Who carries me through the first year?\n- What if the brand leaves the country?\n- Do I like the product?',
            ),
          ],
        },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { kind: 'franchise', status: 'active', limit: 3 } },
        { heading: 'Outlets for sale', action: { label: 'All franchises', to: { url: '/buy-a-franchise' } } },
      ),
      talkToUs,
    ],
  },
];
