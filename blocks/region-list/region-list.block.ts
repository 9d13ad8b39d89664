import { defineBlock } from '@/lib/engine/define-block';
import { regionListSchema } from './region-list.schema';

export const regionList = defineBlock({
  type: 'region-list',
  label: 'Region list',
  description: 'Every region, with the number of offices in it.',
  category: 'office',
  props: regionListSchema,
  example: {
    heading: 'Regions',
    regions: [
      {
        name: 'Greater Accra',
        href: '/locations/greater-accra',
        latitude: 5.556,
        longitude: -0.197,
        officeCount: 5,
      },
      { name: 'Ashanti', href: '/locations/ashanti', latitude: 6.688, longitude: -1.624, officeCount: 2 },
      { name: 'Northern', href: '/locations/northern', latitude: 9.401, longitude: -0.839, officeCount: 1 },
      { name: 'Savannah', href: '/locations/savannah', latitude: 9.083, longitude: -1.817, officeCount: 0 },
    ],
  },
  view: () => import('./region-list').then((module) => module.RegionList),
});
