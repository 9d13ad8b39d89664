import type { ExampleOf } from '@/lib/engine/block';
import type { featureGridSchema } from './feature-grid.schema';

export const featureGridExample: ExampleOf<typeof featureGridSchema> = {
  props: {
    eyebrow: 'How we work',
    heading: 'Careful with your name, plain about the figures',
    text: 'Whoever you meet at Meridian, in Osu or in Bolgatanga, these stay the same.',
    columns: 3,
    features: [
      {
        icon: 'lock',
        heading: 'Your staff hear it from you',
        text: 'No board outside, no name in the paper. Buyers sign before they learn which shop it is.',
      },
      {
        icon: 'chart',
        heading: 'A price with its working shown',
        text: 'You get the sheet we worked on: earnings, what we added back, and what similar businesses fetched.',
        link: { label: 'See how we value', to: { url: '/sell-a-business/what-is-my-business-worth' } },
      },
      {
        icon: 'handshake',
        heading: 'Buyers who can pay',
        text: 'We ask for proof of funds before a first meeting, so your Saturday is not spent on the curious.',
      },
    ],
  },
};
