import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { regionListSchema, regionListSuppliedSchema } from './region-list.schema';

export const regionListExample: SuppliedExampleOf<typeof regionListSchema, typeof regionListSuppliedSchema> =
  {
    props: { heading: 'Regions' },
    supplied: {
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
  };
