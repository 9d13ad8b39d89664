import type { RouteRow } from '@/lib/routes/route';
import type { RouteName } from '@/lib/routes/route-names';

/** Pages without value as a search result: confirmations, sign-in and registration forms. */
const unlistedRoutes: ReadonlySet<RouteName> = new Set([
  'NotFound',
  'ResetPassword',
  'ContactThankYou',
  'AgentContactUsThankYou',
  'SellerRegistration',
  'SellerRegistrationThankYou',
  'AgentSellerRegistration',
  'AgentSellerRegistrationThankYou',
  'BuyerRegistration',
  'BuyerRegistrationThankYou',
  'AgentBuyerRegistration',
  'AgentBuyerRegistrationThankYou',
]);

/** Whether search engines must ignore the pages of a route, regardless of the setting of the page. */
export const isUnlisted = ({ name, signIn }: Pick<RouteRow, 'name' | 'signIn'>): boolean =>
  signIn || unlistedRoutes.has(name);
