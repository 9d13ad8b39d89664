import type { PageName } from '@/lib/routes/route-names';

type Entry = { label: string; to: PageName; below?: readonly { label: string; to: PageName }[] };

const entries: readonly Entry[] = [
  { label: 'Sell a business', to: 'Sell', below: [{ label: 'Recently sold', to: 'SoldListings' }] },
  { label: 'Buy a business', to: 'Buy', below: [{ label: 'Businesses for sale', to: 'ListingSearch' }] },
  { label: 'Our offices', to: 'Locations' },
  {
    label: 'About',
    to: 'About',
    below: [
      { label: 'Our team', to: 'Team' },
      { label: 'Articles', to: 'Blog' },
      { label: 'Contact us', to: 'Contact' },
    ],
  },
];

/** The menus, whose items link to the starter pages. */
export const starterMenus: readonly { name: string; entries: readonly Entry[] }[] = [
  { name: 'main', entries },
  { name: 'footer', entries },
];
