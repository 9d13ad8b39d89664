import type { RouteLayout, RouteScope } from '@/lib/routes/route';

/** One row of section 2 of the specification, retyped. `quote` is the text that it is based on. */
export type SpecRow = {
  path: string;
  name: string;
  scope: RouteScope;
  quote: string;
  layout?: RouteLayout;
  signIn?: true;
  redirectTo?: string;
};

const rows =
  (scope: RouteScope, base: string, rest: Partial<SpecRow> = {}) =>
  (
    specLines: readonly (readonly [path: string, name: string, quote: string, leadsTo?: string])[],
  ): SpecRow[] =>
    specLines.map(([path, name, quote, redirectTo]) => ({
      path: [base, path].filter(Boolean).join('/'),
      name,
      quote,
      scope,
      ...rest,
      ...(redirectTo === undefined ? {} : { redirectTo }),
    }));

/** The sell and buy part of the table “Top-level routes”: path, name, purpose. */
const sellAndBuy = [
  ['sell-a-business', 'Sell', 'Sell landing'],
  ['sell-a-business/recently-sold-listings', 'SoldListings', 'Sold listings'],
  ['sell-a-business/mergers-and-acquisitions', 'MergersAndAcquisitions', 'Mergers and acquisitions'],
  ['sell-a-business/calculator', 'Calculator', 'Business valuation calculator'],
  ['sell-a-business/finding-a-business-broker', 'FindingABroker', 'Finding a broker'],
  ['sell-a-business/seller-faq', 'SellerFaq', 'Seller FAQ'],
  ['sell-a-business/seller-registration', 'SellerRegistration', 'Seller registration'],
  ['sell-a-business/seller-registration/thank-you', 'SellerRegistrationThankYou', 'and its thank-you'],
  ['sell-a-business/what-is-my-business-worth', 'ValuationStart', 'Valuation start'],
  ['buy-a-business', 'Buy', 'Buy landing'],
  ['buy-a-business/thropro-listings', 'ProListings', 'Pro listings'],
  ['buy-a-business/finding-the-right-business', 'FindingTheRightBusiness', 'Guide'],
  ['buy-a-business/buyer-faq', 'BuyerFaq', 'Buyer FAQ'],
  ['buy-a-business/buyer-registration', 'BuyerRegistration', 'Buyer registration'],
  ['buy-a-business/buyer-registration/thank-you', 'BuyerRegistrationThankYou', 'and its thank-you'],
  ['buy-a-franchise', 'BuyAFranchise', 'Franchise buyers'],
] as const;

const topLevel = rows(
  'network',
  '',
)([
  ['', 'Home', '(empty)'],
  ['reset-password', 'ResetPassword', 'ResetPassword'],
  ['about-transworld-business-advisors', 'About', 'this path is part of the contract'],
  ['resources', 'Resources', 'Resources'],
  ['about/our-leadership-team', 'LeadershipTeam', 'LeadershipTeam'],
  ['locations', 'Locations', 'locations selection page'],
  ['locations/{state}', 'StateLocations', 'child route with {state}'],
  ['buy-a-business/listings/{post}', 'ListingPost', 'ListingPost'],
  ['contact-us', 'Contact', 'Contact'],
  ['contact-us/thank-you', 'ContactThankYou', 'and its thank-you'],
  ['about/our-team', 'Team', 'Team'],
  ...sellAndBuy,
  ['buy-a-business/business-listing-search', 'ListingSearch', 'Listing search'],
  ['blog', 'Blog', 'Blog list'],
  ['blog/{blog}', 'BlogPost', 'single post'],
  ['404', 'NotFound', 'Not-found page'],
]);

const buyerArea = rows('network', 'bizmatch', { layout: 'buyer', signIn: true })([
  ['profile', 'Profile', 'bizmatch/profile (Profile)'],
  ['preferences', 'BuyerPreference', 'bizmatch/preferences (BuyerPreference)'],
  ['saved-listings', 'SavedListing', 'bizmatch/saved-listings (SavedListing)'],
  ['search', 'UserMatchedListing', 'bizmatch/search (UserMatchedListing, matched listings)'],
]);

const inOffice = rows('office', 'locations/{state}/{slug}');
const office = [
  ...inOffice([
    ['about/our-team', 'AgentOfficeOurTeam', 'about/our-team (AgentOfficeOurTeam)'],
    ['', 'LocationDetail', "'' (LocationDetail)"],
    ['reviews', 'Reviews', 'reviews (Reviews'],
    ['listings/{post}', 'LocationListingPost', 'listings/{post} (LocationListingPost)'],
    ['buy-a-business/active-business-listings', 'LocationListings', "the office's listing page"],
    ['blog', 'LocationBlog', 'blog (LocationBlog)'],
    ['blog/{blog}', 'LocationBlogDetail', 'blog/{blog} (LocationBlogDetail)'],
    ['{customPageSlug}', 'tribeCustomPage', '{customPageSlug} (tribeCustomPage)'],
    ...sellAndBuy,
    ['buy-a-business/listings/{post}', 'ListingPost', 'the same sell and buy pages', 'LocationListingPost'],
    [
      'buy-a-business/business-listing-search',
      'ListingSearch',
      'redirects to the office listing page when an office is chosen',
      'LocationListings',
    ],
    ['contact-us', 'Contact', 'the location contact page with state and slug'],
    ['contact-us/thank-you', 'ContactThankYou', 'Contact and its thank-you'],
  ]),
  ...rows('office', 'locations/{state}/{slug}', { layout: 'logo' })([
    ['{template_slug}/{page_slug}', 'TribeMarketingWebsitePage', 'TribeMarketingWebsitePage, logo layout'],
  ]),
  ...rows(
    'network',
    '',
  )([
    ['reviews', 'Reviews', "in the shared-page form it redirects to the office's reviews page", 'Locations'],
  ]),
];

const agent = rows(
  'agent',
  'agents/{agent}',
)([
  ['', 'Agent', "'' (Agent)"],
  ['bio', 'AgentBio', 'bio (redirects to Agent)', 'Agent'],
  ['recently-sold-listings', 'AgentSoldListings', 'AgentSoldListings'],
  ['contact-us', 'AgentContactUs', 'AgentContactUs'],
  ['contact-us/thank-you', 'AgentContactUsThankYou', 'AgentContactUsThankYou'],
  ['listings', 'AgentListings', 'AgentListings'],
  ['listings/{post}', 'AgentListingPost', 'AgentListingPost'],
  ['franchise/listings/{post}', 'AgentFranchiseListingPost', 'AgentFranchiseListingPost'],
  ['my-listings', 'AgentMyListings', 'redirects to Agent with hash #my-listings', 'Agent#my-listings'],
  ['sell-a-business', 'AgentSellBusiness', 'AgentSellBusiness'],
  ['sell-a-business/what-is-my-business-worth', 'AgentValuationStart', 'with what-is-my-business-worth'],
  ['sell-a-business/calculator', 'AgentCalculator', 'calculator'],
  ['sell-a-business/seller-registration', 'AgentSellerRegistration', 'seller-registration'],
  ['sell-a-business/seller-registration/thank-you', 'AgentSellerRegistrationThankYou', 'its thank-you'],
  ['buy-a-business', 'AgentBuyBusiness', 'AgentBuyBusiness'],
  ['buy-a-business/buyer-registration', 'AgentBuyerRegistration', 'with buyer-registration'],
  ['buy-a-business/buyer-registration/thank-you', 'AgentBuyerRegistrationThankYou', 'its thank-you'],
  ['{customPageSlug}', 'AgentCustomPage', '{customPageSlug} (AgentCustomPage)'],
]);

const catchAll = [
  ...rows('network', '')([['{customPageSlug}', 'customPage', 'Catch-all {customPageSlug} (customPage)']]),
  ...rows('network', '', { layout: 'logo' })([
    ['{template_slug}/{marketingCustomPageSlug}', 'marketingCustomPage', 'marketingCustomPage, logo layout'],
  ]),
];

/** Section 2 of the specification, row by row; the specification itself is not in the repository. */
export const specRows: readonly SpecRow[] = [...topLevel, ...buyerArea, ...office, ...agent, ...catchAll];
