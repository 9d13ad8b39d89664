import { buyRoutes, sellRoutes } from './network-routes';
import { createRows, type RouteRow } from './route';

const officeBase = '/locations/{state}/{slug}';
const row = createRows('office', officeBase);

/** The sell and buy pages of an office: the same paths and names below the office's own path. */
const sharedRoutes: readonly RouteRow[] = [...sellRoutes, ...buyRoutes].map(({ inOffice, pattern, name }) =>
  row(pattern, name, inOffice && inOffice !== name ? { redirect: { to: inOffice } } : {}),
);

/** The pages of an office (spec section 2, "Office (location) context"). */
export const officeRoutes: readonly RouteRow[] = [
  row('', 'LocationDetail'),
  row('/about/our-team', 'AgentOfficeOurTeam'),
  row('/reviews', 'Reviews'),
  row('/listings/{post}', 'LocationListingPost', { notFound: 'listing.notFound' }),
  row('/buy-a-business/active-business-listings', 'LocationListings'),
  row('/blog', 'LocationBlog'),
  row('/blog/{blog}', 'LocationBlogDetail'),
  row('/contact-us', 'Contact'),
  row('/contact-us/thank-you', 'ContactThankYou'),
  ...sharedRoutes,
  row('/{customPageSlug}', 'tribeCustomPage'),
  row('/{template_slug}/{page_slug}', 'TribeMarketingWebsitePage', { layout: 'logo' }),
];
