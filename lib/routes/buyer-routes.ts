import { createRows, type RouteRow } from './route';

const row = createRows('network', '/bizmatch');
const buyer = { layout: 'buyer', signIn: true } as const;

/** The area of a signed-in buyer (spec section 2, "Buyer area"). */
export const buyerRoutes: readonly RouteRow[] = [
  row('/profile', 'Profile', buyer),
  row('/preferences', 'BuyerPreference', buyer),
  row('/saved-listings', 'SavedListing', buyer),
  row('/search', 'UserMatchedListing', buyer),
];
