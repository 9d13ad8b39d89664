import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { countrySelectorSchema, countrySelectorSuppliedSchema } from './country-selector.schema';

export const countrySelectorExample: SuppliedExampleOf<
  typeof countrySelectorSchema,
  typeof countrySelectorSuppliedSchema
> = {
  props: {},
  supplied: {
    countries: [
      {
        code: 'GH',
        name: 'Ghana',
        address: '14 Cantonments Road, Osu, Accra',
        href: 'https://gh.meridian.example',
        officesHref: 'https://gh.meridian.example/locations',
        current: true,
      },
      {
        code: 'US',
        name: 'United States',
        address: 'West Palm Beach, Florida',
        href: 'https://us.meridian.example',
        officesHref: 'https://us.meridian.example/locations',
        current: false,
      },
      {
        code: 'FR',
        name: 'France',
        address: 'Offices Across France',
        href: 'https://fr.meridian.example',
        officesHref: null,
        current: false,
      },
    ],
  },
};
