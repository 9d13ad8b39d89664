import type { ExampleOf } from '@/lib/engine/block';
import type { notFoundSchema } from './not-found.schema';

export const notFoundExample: ExampleOf<typeof notFoundSchema> = {
  props: {
    links: [
      { label: 'Businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
      { label: 'Our offices', to: { url: '/locations' } },
      { label: 'What is my business worth?', to: { url: '/sell-a-business/what-is-my-business-worth' } },
    ],
  },
};
