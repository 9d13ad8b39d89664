import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { siteHeaderSchema, siteHeaderSuppliedSchema } from './site-header.schema';

export const siteHeaderExample: SuppliedExampleOf<
  typeof siteHeaderSchema,
  typeof siteHeaderSuppliedSchema,
  'tools'
> = {
  props: {
    name: 'Meridian Business Advisors',
    actions: [
      { label: 'Buyer Login', to: { url: '/?login=1' } },
      { label: 'Talk to us', to: { url: '/contact-us' } },
    ],
  },
  supplied: {
    items: [
      {
        label: 'Sell a business',
        href: '/sell-a-business',
        items: [
          { label: 'What is my business worth?', href: '/sell-a-business/what-is-my-business-worth' },
          { label: 'Recently sold', href: '/sell-a-business/recently-sold-listings' },
          { label: 'Mergers and acquisitions', href: '/sell-a-business/mergers-and-acquisitions' },
          { label: 'Questions sellers ask', href: '/sell-a-business/seller-faq' },
        ],
      },
      {
        label: 'Buy a business',
        href: '/buy-a-business',
        items: [
          { label: 'Search all listings', href: '/buy-a-business/business-listing-search' },
          { label: 'Finding the right business', href: '/buy-a-business/finding-the-right-business' },
          { label: 'Questions buyers ask', href: '/buy-a-business/buyer-faq' },
        ],
      },
      { label: 'Franchises', href: '/buy-a-franchise' },
      { label: 'Offices', href: '/locations' },
      {
        label: 'About',
        href: '/about-transworld-business-advisors',
        items: [
          { label: 'Our leadership team', href: '/about/our-leadership-team' },
          { label: 'Our team', href: '/about/our-team' },
          { label: 'Articles', href: '/blog' },
        ],
      },
    ],
  },
  slots: {
    tools: [
      {
        id: 'site-header-example-languages',
        type: 'language-switch',
        version: 0,
        props: {},
        bind: { source: 'languages', query: {} },
      },
    ],
  },
};
