/** Old addresses, of a site before this one, and where they lead; paths without language. */
export const redirects: readonly { from: string; to: string; permanent: boolean }[] = [
  { from: '/about', to: '/about-transworld-business-advisors', permanent: true },
  { from: '/about-us', to: '/about-transworld-business-advisors', permanent: true },
  { from: '/our-offices', to: '/locations', permanent: true },
  { from: '/offices/:region/:office', to: '/locations/:region/:office', permanent: true },
  { from: '/businesses-for-sale', to: '/buy-a-business/business-listing-search', permanent: true },
  { from: '/listing/:listing', to: '/buy-a-business/listings/:listing', permanent: true },
  { from: '/news/:article', to: '/blog/:article', permanent: true },
  { from: '/brokers/:agent', to: '/agents/:agent', permanent: true },
  { from: '/morning', to: '/owners-morning', permanent: false },
];
