import type { ExampleOf } from '@/lib/engine/block';
import type { imageWithTextSchema } from './image-with-text.schema';

export const imageWithTextExample: ExampleOf<typeof imageWithTextSchema> = {
  props: {
    eyebrow: 'Our beginnings',
    heading: 'It started with one chop bar on Ring Road',
    text: 'In 2009 a widow in Asylum Down asked our founder what her restaurant might fetch. Nobody could tell her. The bank looked at the land, the buyer at the pots, and neither at the **two hundred plates** that went out each noon.\n\nWe have been answering that question ever since, one business at a time.',
    image: { media: 'weave-market', alt: 'Woven pattern in green, gold and clay' },
    side: 'right',
    facts: [
      { label: 'Offices', value: '14', note: 'in eleven regions' },
      { label: 'Advisers', value: '45' },
    ],
    actions: [
      { label: 'Meet the people', to: { url: '/about/our-team' } },
      { label: 'Find your office', to: { url: '/locations' } },
    ],
  },
};
