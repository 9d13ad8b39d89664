import type { ExampleOf } from '@/lib/engine/block';
import type { stepsSchema } from './steps.schema';

export const stepsExample: ExampleOf<typeof stepsSchema> = {
  props: {
    eyebrow: 'How a sale goes',
    heading: 'Nine months, four conversations that matter',
    text: 'Most of the work is ours. These are the moments that need you.',
    steps: [
      {
        heading: 'We learn the business',
        text: 'Three years of accounts, a walk through the shop, and what you want once it is sold.',
        note: 'Two weeks',
      },
      {
        heading: 'You see the price and its working',
        text: 'A range, the businesses we compared with, and what would move it up before you sell.',
        note: 'Week three',
      },
      {
        heading: 'We find buyers, quietly',
        text: 'No name leaves our office before a buyer has signed and shown proof of funds.',
        note: 'Three to six months',
      },
      {
        heading: 'You hand over the keys',
        text: 'Lawyers, tax, the handover weeks. We stay until the last cedi has arrived.',
        note: 'Two months',
      },
    ],
    action: { label: 'Talk to an adviser', to: { url: '/contact-us' } },
  },
};
