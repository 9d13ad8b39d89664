import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { findPicture } from '../pictures/find-picture';
import { block, bound, fill } from './block';
import { soldShare } from './figures';
import { demoPage, type PageRecord } from './page-record';
import { talkToUs, whatsAppLink } from './shared-blocks';

const whereToBegin = block('feature-grid', {
  eyebrow: 'Where to begin',
  heading: 'Sell, buy or take on a franchise',
  features: [
    {
      icon: 'key',
      heading: 'You want to sell',
      text: 'In complete confidence. You get an honest valuation and a list of what would raise it.',
      link: { label: 'How selling works', to: { url: '/sell-a-business' } },
    },
    {
      icon: 'search',
      heading: 'You want to buy',
      text: '{listings.count} businesses for sale, from chop bars to cold stores, most with their earnings on the page.',
      link: { label: 'How buying works', to: { url: '/buy-a-business' } },
    },
    {
      icon: 'store',
      heading: 'You want a franchise',
      text: 'Running outlets with figures you can read, and plain advice about royalties, territories and manuals.',
      link: { label: 'Franchises for sale', to: { url: '/buy-a-franchise' } },
    },
  ],
});

const saleInFourSteps = block('steps', {
  eyebrow: 'Selling',
  heading: 'How a sale goes, in four steps',
  steps: [
    {
      heading: 'We listen',
      text: 'Wherever you like, and only what you want to share.',
      note: 'One hour, free',
    },
    {
      heading: 'We value',
      text: 'You get the full calculation on one page and can question every line.',
      note: 'About two weeks',
    },
    {
      heading: 'We look for the right buyer',
      text: 'Your name stays confidential until a buyer has signed.',
      note: 'Three to six months',
    },
    {
      heading: 'We bring it to a close',
      text: 'With lawyers, landlord and bank at one table, and a plan for the first hundred days.',
      note: 'Six to ten weeks',
    },
  ],
  action: { label: 'Questions sellers ask', to: { url: '/sell-a-business/seller-faq' } },
});

/** The home page of the network. */
export const homePage: PageRecord = demoPage(standardNetworkPages.home, {
  key: 'home',
  title: 'Meridian Business Advisors',
  meta_title: 'Buy or sell a business in Ghana',
  meta_description:
    'Meridian Business Advisors helps owners sell in confidence and buyers find a sound business. {offices.count} offices in {regions.count} regions of Ghana, one careful way of working.',
  blocks: ({ listings, offices }) => [
    bound(
      'hero',
      { source: 'valuation-multiples' },
      {
        variant: 'scene',
        eyebrow: 'Business brokers across Ghana',
        heading: 'The business you built deserves a good next owner',
        intro:
          'We value it honestly, keep the sale quiet, find the buyer who fits, and stay until the keys have changed hands.',
        actions: [
          { label: 'Sell a business', to: { url: '/sell-a-business' } },
          { label: 'Browse businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
          whatsAppLink,
        ],
        facts: [
          { value: '{offices.count}', label: 'offices open, in {towns.count} towns' },
          { value: `${soldShare}%`, label: 'of the asking price, on average' },
        ],
        image: findPicture('scene-home'),
      },
    ),
    whereToBegin,
    fill(
      listings,
      {
        eyebrow: 'Latest listings',
        text: 'Names and addresses stay private until you have signed a confidentiality agreement.',
        action: { label: 'All businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
        surface: 'raised',
      },
      { order: 'newest' },
    ),
    saleInFourSteps,
    fill(offices, {
      heading: 'Find the office nearest to you',
      text: 'Every office knows its rents, its landlords and its buyers.',
      action: { label: 'Find your office', to: { url: '/locations' } },
    }),
    bound(
      'testimonials',
      { source: 'reviews', query: { limit: 1 } },
      { eyebrow: 'In their words', heading: 'What owners and buyers say', surface: 'raised' },
    ),
    bound(
      'post-teasers',
      { source: 'posts', query: { limit: 3 } },
      {
        eyebrow: 'Good to know',
        heading: 'Articles by our brokers',
        action: { label: 'All articles', to: { url: '/blog' } },
      },
    ),
    talkToUs,
  ],
});
