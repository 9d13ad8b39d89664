import type { ExampleOf } from '@/lib/engine/block';
import type { notFoundSchema } from './not-found.schema';

export const notFoundExample: ExampleOf<typeof notFoundSchema> = {
  props: {
    links: [
      { label: 'Businesses for sale', href: '/buy-a-business/business-listing-search' },
      { label: 'Our offices', href: '/locations' },
      { label: 'What is my business worth?', href: '/sell-a-business/what-is-my-business-worth' },
    ],
  },
};
