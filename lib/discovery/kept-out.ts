import type { RouteRow } from '@/lib/routes/route';
import type { RouteName } from '@/lib/routes/route-names';

/** Pages that say nothing to somebody who comes from a search engine: they end or begin what a person does here. */
const keptOut: ReadonlySet<RouteName> = new Set([
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

/** Whether no search engine is to show the pages of a route, whatever staff say of one of them. */
export const isKeptOut = ({ name, signIn }: Pick<RouteRow, 'name' | 'signIn'>): boolean =>
  signIn || keptOut.has(name);
