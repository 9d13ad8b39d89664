import { createRows, type RouteRow } from './route';

const row = createRows('network', '');

/** Routes shared by the entire network (spec section 2, "Top-level routes"). */
export const networkRoutes: readonly RouteRow[] = [
  row('', 'Home'),
  row('/reset-password', 'ResetPassword'),
  row('/about-transworld-business-advisors', 'About'),
  row('/resources', 'Resources'),
  row('/about/our-leadership-team', 'LeadershipTeam'),
  row('/about/our-team', 'Team', { inOffice: 'AgentOfficeOurTeam' }),
  row('/locations', 'Locations'),
  row('/locations/{state}', 'StateLocations'),
  row('/contact-us', 'Contact', { inOffice: 'Contact', inAgent: 'AgentContactUs' }),
  row('/contact-us/thank-you', 'ContactThankYou', {
    inOffice: 'ContactThankYou',
    inAgent: 'AgentContactUsThankYou',
  }),
  row('/blog', 'Blog', { inOffice: 'LocationBlog' }),
  row('/blog/{blog}', 'BlogPost', { inOffice: 'LocationBlogDetail' }),
  // The shared form of an office's page; without an office the visitor is sent to choose one.
  row('/reviews', 'Reviews', { inOffice: 'Reviews', redirect: { to: 'Locations' } }),
  row('/404', 'NotFound'),
];

/** Pages for sellers, network-wide. */
export const sellRoutes: readonly RouteRow[] = [
  row('/sell-a-business', 'Sell', { inOffice: 'Sell', inAgent: 'AgentSellBusiness' }),
  row('/sell-a-business/recently-sold-listings', 'SoldListings', {
    inOffice: 'SoldListings',
    inAgent: 'AgentSoldListings',
  }),
  row('/sell-a-business/mergers-and-acquisitions', 'MergersAndAcquisitions', {
    inOffice: 'MergersAndAcquisitions',
  }),
  row('/sell-a-business/calculator', 'Calculator', {
    inOffice: 'Calculator',
    inAgent: 'AgentCalculator',
  }),
  row('/sell-a-business/finding-a-business-broker', 'FindingABroker', { inOffice: 'FindingABroker' }),
  row('/sell-a-business/seller-faq', 'SellerFaq', { inOffice: 'SellerFaq' }),
  row('/sell-a-business/seller-registration', 'SellerRegistration', {
    inOffice: 'SellerRegistration',
    inAgent: 'AgentSellerRegistration',
  }),
  row('/sell-a-business/seller-registration/thank-you', 'SellerRegistrationThankYou', {
    inOffice: 'SellerRegistrationThankYou',
    inAgent: 'AgentSellerRegistrationThankYou',
  }),
  row('/sell-a-business/what-is-my-business-worth', 'ValuationStart', {
    inOffice: 'ValuationStart',
    inAgent: 'AgentValuationStart',
  }),
];

/** Pages for buyers, network-wide. */
export const buyRoutes: readonly RouteRow[] = [
  row('/buy-a-business', 'Buy', { inOffice: 'Buy', inAgent: 'AgentBuyBusiness' }),
  row('/buy-a-business/listings/{post}', 'ListingPost', {
    inOffice: 'LocationListingPost',
    inAgent: 'AgentListingPost',
    notFound: 'listing.notFound',
  }),
  row('/buy-a-business/thropro-listings', 'ProListings', { inOffice: 'ProListings' }),
  row('/buy-a-business/finding-the-right-business', 'FindingTheRightBusiness', {
    inOffice: 'FindingTheRightBusiness',
  }),
  row('/buy-a-business/buyer-faq', 'BuyerFaq', { inOffice: 'BuyerFaq' }),
  row('/buy-a-business/buyer-registration', 'BuyerRegistration', {
    inOffice: 'BuyerRegistration',
    inAgent: 'AgentBuyerRegistration',
  }),
  row('/buy-a-business/buyer-registration/thank-you', 'BuyerRegistrationThankYou', {
    inOffice: 'BuyerRegistrationThankYou',
    inAgent: 'AgentBuyerRegistrationThankYou',
  }),
  row('/buy-a-business/business-listing-search', 'ListingSearch', {
    inOffice: 'LocationListings',
    inAgent: 'AgentListings',
  }),
  row('/buy-a-franchise', 'BuyAFranchise', { inOffice: 'BuyAFranchise' }),
];
