import type { StarterPage } from './block';
import { standardBuyerPages } from './standard-pages/buyer-pages';
import { starterPage } from './standard-pages/standard-page';

/** The area of signed-in buyers of a new network. */
export const starterBuyerPages: readonly StarterPage[] = [
  starterPage(standardBuyerPages.profile),
  starterPage(standardBuyerPages.preferences),
  starterPage(standardBuyerPages.matches),
  starterPage(standardBuyerPages.saved),
];
