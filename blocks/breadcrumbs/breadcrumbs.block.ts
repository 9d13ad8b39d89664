import { defineBlock } from '@/lib/engine/define-block';
import { breadcrumbsSchema } from './breadcrumbs.schema';

export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  label: 'Breadcrumbs',
  description: 'Where this page stands, and the way back up.',
  category: 'frame',
  props: breadcrumbsSchema,
  example: {
    steps: [
      { label: 'Home', href: '/' },
      { label: 'Offices', href: '/locations' },
      { label: 'Greater Accra', href: '/locations/greater-accra' },
      { label: 'Meridian Osu', href: '/locations/greater-accra/osu' },
    ],
  },
  view: () => import('./breadcrumbs').then((module) => module.Breadcrumbs),
});
