import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleListing } from '@/schemas/examples/listing';
import type { listingDetailSchema, listingDetailSuppliedSchema } from './listing-detail.schema';

export const listingDetailExample: SuppliedExampleOf<
  typeof listingDetailSchema,
  typeof listingDetailSuppliedSchema,
  'after'
> = {
  props: {},
  supplied: {
    listing: exampleListing,
    address: 'https://meridian.example/en-GH/buy-a-business/listings/cold-store-and-fish-wholesale',
    trade: { count: 14, low: 210, mid: 260, high: 330 },
    loan: { rate: 26, years: 5, source: 'Interest: the middle of three banks’ offers, October 2026.' },
  },
  slots: {
    after: [
      {
        id: 'listing-detail-example-after',
        type: 'steps',
        version: 0,
        props: {
          heading: 'What happens after you ask',
          steps: [
            { heading: 'We talk', text: 'The broker calls you back and asks what you look for.' },
            { heading: 'You sign', text: 'A confidentiality agreement: what you learn stays between us.' },
            { heading: 'You learn the name', text: 'With the place and three years of figures.' },
          ],
        },
      },
    ],
  },
};
