import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { testimonialsSchema, testimonialsSuppliedSchema } from './testimonials.schema';

export const testimonialsExample: SuppliedExampleOf<
  typeof testimonialsSchema,
  typeof testimonialsSuppliedSchema
> = {
  props: {
    eyebrow: 'In their words',
    heading: 'People who handed over their keys',
    action: { label: 'Read all reviews', to: { url: '/reviews' } },
  },
  supplied: {
    reviews: [
      {
        id: 'review-abena-sarpong',
        author: 'Abena Sarpong',
        role: 'Sold a bakery in Adum',
        quote:
          'Four buyers came, and each had been asked for their bank letter first. The one who bought kept all nine of my girls on. I still go in on Fridays for the sugar bread.',
        rating: 5,
        writtenAt: '2026-05-14',
        office: 'Kumasi',
        storyHref: '/sell-a-business/recently-sold-listings#sale-bakery',
      },
      {
        id: 'review-yaw-darko',
        author: 'Yaw Darko',
        role: 'Bought a cold store in Tema',
        quote: 'They told me which freezers would need replacing before I asked. That is why I signed.',
        rating: 5,
        writtenAt: '2026-03-02',
        office: 'Tema',
        storyHref: null,
      },
      {
        id: 'review-memunatu-alhassan',
        author: 'Memunatu Alhassan',
        role: 'Sold a shea-butter works',
        quote:
          'It took longer than I hoped, ten months in all. But nobody in the market knew until I said so.',
        rating: 4,
        writtenAt: '2025-11-20',
        office: 'Tamale',
        storyHref: null,
      },
    ],
  },
};
