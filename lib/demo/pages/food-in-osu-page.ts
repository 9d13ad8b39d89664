import { trail } from '@/lib/starter/standard-pages/standard-page';
import { findPicture } from '../pictures/find-picture';
import { block, bound, columnText } from './block';
import type { PageRecord } from './page-record';
import { talkToUs } from './shared-blocks';

/** A custom page of one office about its neighbourhood. */
export const foodInOsuPage: PageRecord = {
  key: 'food-in-osu',
  title: 'Food businesses in Osu',
  route: 'tribeCustomPage',
  office: 'osu',
  slug: 'food-businesses-in-osu',
  show_in_menu: true,
  menu_label: 'Food businesses',
  menu_order: 1,
  meta_description:
    'Restaurants, chop bars, cafés and bars for sale around Oxford Street, and how we value them.',
  blocks: [
    trail,
    block('hero', {
      variant: 'split',
      eyebrow: '{office}',
      heading: 'Food businesses from our Osu office',
      intro:
        'Two streets apart, the same kitchen earns half or double. We have stood on both corners and counted.',
      image: findPicture('scene-market'),
    }),
    bound(
      'listing-grid',
      {
        source: 'listings',
        query: {
          office: { office: 'osu' },
          category: 'Restaurants and chop bars',
          status: ['active', 'under_offer'],
          limit: 6,
        },
      },
      { heading: 'Restaurants and chop bars for sale' },
    ),
    block('image-with-text', {
      heading: 'How we look at a kitchen',
      text: 'We visit at four in the morning, when you see how a kitchen really works: what is bought, who cooks, how clean the drains are. Naa Dedei visits every one herself.',
      image: findPicture('weave-market'),
      side: 'left',
      surface: 'raised',
    }),
    block(
      'columns',
      { columns: 2 },
      {
        first: [
          columnText(
            'Is my recipe part of the price?',
            'Yes, if it is written down and somebody else can cook it.',
            'paper',
          ),
        ],
        second: [
          columnText(
            'My kiosk is on the pavement. Can I sell it?',
            'You can sell equipment and customers, but not a place that the assembly may clear. We say so openly to buyers.',
            'paper',
          ),
        ],
      },
    ),
    bound(
      'agent-profile',
      { source: 'agent', query: { slug: { agent: 'naa-dedei-tetteh' } } },
      { variant: 'section' },
    ),
    talkToUs,
  ],
};
