import { block } from '../block';
import { buyerPage } from './standard-page';

/** The area of signed-in buyers. */
export const standardBuyerPages = {
  profile: buyerPage('Profile', 'Profile', { profile: block('buyer-profile', {}) }),
  preferences: buyerPage('BuyerPreference', 'Preferences', { preferences: block('buyer-preferences', {}) }),
  matches: buyerPage('UserMatchedListing', 'Matches', {
    matches: block('matched-listings', {}),
    viewed: block('viewed-listings', { surface: 'raised' }),
  }),
  saved: buyerPage('SavedListing', 'Saved Listings', {
    saved: block('saved-listings', {}),
    searches: block('saved-searches', { surface: 'raised' }),
  }),
};
