import { defineBlock } from '@/lib/engine/define-block';
import { notFoundSchema } from './not-found.schema';

export const notFound = defineBlock({
  type: 'not-found',
  label: 'Not found',
  description: 'What visitors see where there is no page.',
  category: 'opening',
  props: notFoundSchema,
  example: {
    links: [
      { label: 'Businesses for sale', href: '/buy-a-business/business-listing-search' },
      { label: 'Our offices', href: '/locations' },
      { label: 'What is my business worth?', href: '/sell-a-business/what-is-my-business-worth' },
    ],
  },
  view: () => import('./not-found').then((module) => module.NotFound),
});
