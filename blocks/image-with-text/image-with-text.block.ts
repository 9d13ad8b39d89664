import { defineBlock } from '@/lib/engine/define-block';
import { imageWithTextSchema } from './image-with-text.schema';

export const imageWithText = defineBlock({
  type: 'image-with-text',
  label: 'Picture with text',
  description: 'A picture on one side, a short text on the other, with a few figures and links.',
  category: 'media',
  props: imageWithTextSchema,
  example: {
    eyebrow: 'Our beginnings',
    heading: 'It started with one chop bar on Ring Road',
    text: 'In 2009 a widow in Asylum Down asked our founder what her restaurant might fetch. Nobody could tell her. The bank looked at the land, the buyer at the pots, and neither at the **two hundred plates** that went out each noon.\n\nWe have been answering that question ever since, one business at a time.',
    image: {
      src: '/examples/weave-market.svg',
      alt: 'Woven pattern in green, gold and clay',
      width: 1200,
      height: 900,
    },
    side: 'right',
    facts: [
      { label: 'Offices', value: '14', note: 'in eleven regions' },
      { label: 'Advisers', value: '45' },
    ],
    actions: [
      { label: 'Meet the people', href: '/about/our-team' },
      { label: 'Find your office', href: '/locations' },
    ],
  },
  view: () => import('./image-with-text').then((module) => module.ImageWithText),
});
