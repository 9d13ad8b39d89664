const office = '/locations/greater-accra/osu';
const agent = '/agents/kojo-ebo-arthur';

/**
 * One path of every kind of page in the demo network, without the language; the most important ones first.
 */
export const pageTypes: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about-transworld-business-advisors',
  'leadership team': '/about/our-leadership-team',
  locations: '/locations',
  region: '/locations/greater-accra',
  office,
  'office team': `${office}/about/our-team`,
  'office listings': `${office}/buy-a-business/active-business-listings`,
  listing: '/buy-a-business/listings/bakery-with-its-own-vans-dansoman-1035',
  agent,
  'custom page': '/franchise-guide',
  'custom page with video': '/owners-morning',
  'office custom page': `${office}/food-businesses-in-osu`,
  'not found': '/404',
  team: '/about/our-team',
  resources: '/resources',
  contact: '/contact-us',
  'contact thank you': '/contact-us/thank-you',
  blog: '/blog',
  'blog post': '/blog/how-to-read-a-listing',
  sell: '/sell-a-business',
  'sold listings': '/sell-a-business/recently-sold-listings',
  mergers: '/sell-a-business/mergers-and-acquisitions',
  'finding a broker': '/sell-a-business/finding-a-business-broker',
  'seller questions': '/sell-a-business/seller-faq',
  valuation: '/sell-a-business/what-is-my-business-worth',
  calculator: '/sell-a-business/calculator',
  buy: '/buy-a-business',
  'listing search': '/buy-a-business/business-listing-search',
  'pro listings': '/buy-a-business/thropro-listings',
  'finding a business': '/buy-a-business/finding-the-right-business',
  'buyer questions': '/buy-a-business/buyer-faq',
  franchise: '/buy-a-franchise',
  privacy: '/privacy',
  'office reviews': `${office}/reviews`,
  'office contact': `${office}/contact-us`,
  'office blog': `${office}/blog`,
  'office listing': `${office}/listings/bakery-with-its-own-vans-dansoman-1035`,
  'sold listing': '/buy-a-business/listings/waakye-kitchen-that-sells-out-by-ten-adabraka-1054',
  'office sell': `${office}/sell-a-business`,
  'office buy': `${office}/buy-a-business`,
  'office calculator': `${office}/sell-a-business/calculator`,
  'agent sold listings': `${agent}/recently-sold-listings`,
  'agent listings': `${agent}/listings`,
  'agent contact': `${agent}/contact-us`,
  'agent sell': `${agent}/sell-a-business`,
  'agent calculator': `${agent}/sell-a-business/calculator`,
  'agent buy': `${agent}/buy-a-business`,
};

/** The path of a page type in a language. */
export const localised = (locale: string, path: string): string => `/${locale}${path === '/' ? '' : path}`;
