import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { siteFooterSchema, siteFooterSuppliedSchema } from './site-footer.schema';

export const siteFooterExample: SuppliedExampleOf<typeof siteFooterSchema, typeof siteFooterSuppliedSchema> =
  {
    props: {
      name: 'Meridian Business Advisors',
      claim: '40+ years in the business',
      text: 'Independent offices, one way of working: quiet, exact, and on your side of the table.',
      contact: {
        phone: '+233302123456',
        email: 'hello@meridian.example',
        addressLines: ['14 Ring Road East, Osu', 'Accra, GA-029-4117'],
      },
      social: [
        { network: 'linkedin', href: 'https://www.linkedin.com/' },
        { network: 'facebook', href: 'https://www.facebook.com/' },
      ],
      legalLinks: [{ label: 'Privacy', to: { url: '/privacy' } }],
      legal: 'Each office is independently owned and operated.',
    },
    supplied: {
      items: [
        {
          label: 'Sell',
          href: '/sell-a-business',
          items: [
            { label: 'Selling with us', href: '/sell-a-business' },
            { label: 'What is my business worth?', href: '/sell-a-business/what-is-my-business-worth' },
            { label: 'Recently sold', href: '/sell-a-business/recently-sold-listings' },
          ],
        },
        {
          label: 'Buy',
          href: '/buy-a-business',
          items: [
            { label: 'Search all listings', href: '/buy-a-business/business-listing-search' },
            { label: 'Franchises', href: '/buy-a-franchise' },
            { label: 'Questions buyers ask', href: '/buy-a-business/buyer-faq' },
          ],
        },
        {
          label: 'The network',
          href: '/about-transworld-business-advisors',
          items: [
            { label: 'Our offices', href: '/locations' },
            { label: 'Our team', href: '/about/our-team' },
            { label: 'Articles', href: '/blog' },
          ],
        },
      ],
    },
  };
