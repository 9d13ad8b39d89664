import type { z } from 'zod';
import type { menuItemSchema } from '@/schemas/menu';

type Item = z.input<typeof menuItemSchema>;

/** A menu; `office` is a slug, null for the network's. */
export type MenuRecord = { name: string; office: string | null; items: readonly Item[] };

const sell: Item = {
  label: 'Sell a business',
  href: '/sell-a-business',
  items: [
    { label: 'What is my business worth?', href: '/sell-a-business/what-is-my-business-worth' },
    { label: 'Recently sold', href: '/sell-a-business/recently-sold-listings' },
    { label: 'Finding a business broker', href: '/sell-a-business/finding-a-business-broker' },
    { label: 'Mergers and acquisitions', href: '/sell-a-business/mergers-and-acquisitions' },
    { label: 'Questions sellers ask', href: '/sell-a-business/seller-faq' },
  ],
};

const buy: Item = {
  label: 'Buy a business',
  href: '/buy-a-business',
  items: [
    { label: 'Businesses for sale', href: '/buy-a-business/business-listing-search' },
    { label: 'Pro listings', href: '/buy-a-business/thropro-listings' },
    { label: 'Finding the right business', href: '/buy-a-business/finding-the-right-business' },
    { label: 'Questions buyers ask', href: '/buy-a-business/buyer-faq' },
    { label: 'Buy a franchise', href: '/buy-a-franchise' },
  ],
};

const about: Item = {
  label: 'About',
  href: '/about-transworld-business-advisors',
  items: [
    { label: 'Our leadership team', href: '/about/our-leadership-team' },
    { label: 'Our team', href: '/about/our-team' },
    { label: 'Articles', href: '/blog' },
    { label: 'Resources', href: '/resources' },
  ],
};

const legal: readonly Item[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms of use', href: '/terms' },
];

const office: readonly Item[] = [
  sell,
  buy,
  { label: 'Our team', href: '/about/our-team' },
  { label: 'Reviews', href: '/reviews' },
];

/** The menus of the network, and the two of the Osu office. */
export const menus: readonly MenuRecord[] = [
  { name: 'main', office: null, items: [sell, buy, { label: 'Our offices', href: '/locations' }, about] },
  {
    name: 'footer',
    office: null,
    items: [
      sell,
      buy,
      {
        label: 'About us',
        href: '/about-transworld-business-advisors',
        items: [
          { label: 'Our offices', href: '/locations' },
          { label: 'Our leadership team', href: '/about/our-leadership-team' },
          { label: 'Articles', href: '/blog' },
          { label: 'Selling a family business', href: '/selling-a-family-business' },
          { label: 'The franchise guide', href: '/franchise-guide' },
          { label: 'Owners’ morning', href: '/owners-morning' },
        ],
      },
    ],
  },
  { name: 'legal', office: null, items: legal },
  { name: 'office', office: null, items: office },
  {
    name: 'main',
    office: 'osu',
    items: [
      ...office.slice(0, 3),
      { label: 'Food businesses', href: '/locations/greater-accra/osu/food-businesses-in-osu' },
      ...office.slice(3),
    ],
  },
];
