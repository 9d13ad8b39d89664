import type { ExampleOf } from '@/lib/engine/block';
import type { callToActionSchema } from './call-to-action.schema';

export const callToActionExample: ExampleOf<typeof callToActionSchema> = {
  props: {
    heading: 'Thinking of selling?',
    text: 'A first talk is free, and nobody hears of it but us.',
    actions: [
      { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
      { label: 'Find your office', to: { url: '/locations' } },
    ],
  },
};
