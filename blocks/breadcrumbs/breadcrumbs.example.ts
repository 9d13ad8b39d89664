import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { breadcrumbsSchema, breadcrumbsSuppliedSchema } from './breadcrumbs.schema';

export const breadcrumbsExample: SuppliedExampleOf<
  typeof breadcrumbsSchema,
  typeof breadcrumbsSuppliedSchema
> = {
  props: {},
  supplied: {
    steps: [
      { label: 'Home', href: '/' },
      { label: 'Offices', href: '/locations' },
      { label: 'Greater Accra', href: '/locations/greater-accra' },
      { label: 'Meridian Osu', href: '/locations/greater-accra/osu' },
    ],
  },
};
