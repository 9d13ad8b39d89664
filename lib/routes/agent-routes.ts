import { createRows, type RouteRow } from './route';

const row = createRows('agent', '/agents/{agent}');

/** The pages of an agent (spec section 2, "Agent pages"). */
export const agentRoutes: readonly RouteRow[] = [
  row('', 'Agent'),
  row('/bio', 'AgentBio', { redirect: { to: 'Agent' } }),
  row('/recently-sold-listings', 'AgentSoldListings'),
  row('/contact-us', 'AgentContactUs'),
  row('/contact-us/thank-you', 'AgentContactUsThankYou'),
  row('/listings', 'AgentListings'),
  row('/listings/{post}', 'AgentListingPost', { notFound: 'listing.notFound' }),
  row('/franchise/listings/{post}', 'AgentFranchiseListingPost', { notFound: 'listing.notFound' }),
  row('/my-listings', 'AgentMyListings', { redirect: { to: 'Agent', hash: 'my-listings' } }),
  row('/sell-a-business', 'AgentSellBusiness'),
  row('/sell-a-business/what-is-my-business-worth', 'AgentValuationStart'),
  row('/sell-a-business/calculator', 'AgentCalculator'),
  row('/sell-a-business/seller-registration', 'AgentSellerRegistration'),
  row('/sell-a-business/seller-registration/thank-you', 'AgentSellerRegistrationThankYou'),
  row('/buy-a-business', 'AgentBuyBusiness'),
  row('/buy-a-business/buyer-registration', 'AgentBuyerRegistration'),
  row('/buy-a-business/buyer-registration/thank-you', 'AgentBuyerRegistrationThankYou'),
  row('/{customPageSlug}', 'AgentCustomPage'),
];
