import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { postTeasersSchema, postTeasersSuppliedSchema } from './post-teasers.schema';

export const postTeasersExample: SuppliedExampleOf<
  typeof postTeasersSchema,
  typeof postTeasersSuppliedSchema
> = {
  props: {
    eyebrow: 'From the blog',
    heading: 'Worth reading before you sign anything',
    action: { label: 'All articles', to: { url: '/blog' } },
  },
  supplied: {
    posts: [
      {
        slug: 'what-your-till-does-not-say',
        href: '/blog/what-your-till-does-not-say',
        title: 'What your till does not say about your profit',
        excerpt:
          'The fuel for your own car, a cousin on the payroll, the school fees paid from the drawer: how to add back honestly what a new owner will not spend.',
        category: 'Valuation',
        image: { src: '/examples/weave-savanna.svg', alt: '', width: 1200, height: 900 },
        author: 'Efua Mensah',
        publishedAt: '2026-06-18',
        readingMinutes: 6,
      },
      {
        slug: 'buying-a-school',
        href: '/blog/buying-a-school',
        title: 'Buying a private school: the seven papers to ask for',
        excerpt: 'From the inspection report to the list of unpaid fees.',
        category: 'Buying',
        image: { src: '/examples/weave-forest.svg', alt: '', width: 1200, height: 900 },
        author: 'Kojo Asante',
        publishedAt: '2026-05-29',
        readingMinutes: 8,
      },
      {
        slug: 'lease-with-four-years-left',
        href: '/blog/lease-with-four-years-left',
        title: 'A lease with four years left is not a problem, if you know it',
        excerpt: 'How to speak with the landlord before the buyer does.',
        category: 'Selling',
        image: null,
        author: null,
        publishedAt: '2026-05-07',
        readingMinutes: 4,
      },
      {
        slug: 'harmattan-and-the-haulage-trade',
        href: '/blog/harmattan-and-the-haulage-trade',
        title: 'Harmattan, fuel prices and what a haulage firm is worth in March',
        excerpt: 'Seasons belong in the figures. Here is how we show them.',
        category: 'Market',
        image: { src: '/examples/weave-harbour.svg', alt: '', width: 1200, height: 900 },
        author: 'Salifu Iddrisu',
        publishedAt: '2026-04-11',
        readingMinutes: 5,
      },
    ],
  },
};
