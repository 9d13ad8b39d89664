import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { heroSchema, heroSuppliedSchema } from './hero.schema';

export const heroExample: SuppliedExampleOf<typeof heroSchema, typeof heroSuppliedSchema> = {
  props: {
    variant: 'split',
    eyebrow: 'Business brokers across Ghana',
    heading: 'Sell the business you built, in good hands',
    intro: 'We value it, keep it quiet, find the buyer who fits, and stay until the papers are signed.',
    actions: [
      { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
      { label: 'Find your office', to: { url: '/locations' } },
    ],
    facts: [
      { label: 'In the business', value: '40+ years' },
      { label: 'Offices in Ghana', value: '14' },
      { label: 'Businesses sold', value: '1,260', note: 'since 2009' },
    ],
    image: { media: 'weave-market', alt: 'Woven pattern in green, gold and clay' },
  },
  supplied: {},
};
