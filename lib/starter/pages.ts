import { starterAgentPages } from './agent-pages';
import type { StarterPage } from './block';
import { starterBuyerPages } from './buyer-pages';
import { starterGuidePages } from './guide-pages';
import { starterNetworkPages } from './network-pages';
import { starterOfficePages } from './office-pages';
import { starterAgentRegistrationPages, starterRegistrationPages } from './registration-pages';

/** The pages of a new network: one for each row of the route table with a fixed slug. */
export const starterPages: readonly StarterPage[] = [
  ...starterNetworkPages,
  ...starterGuidePages,
  ...starterRegistrationPages,
  ...starterBuyerPages,
  ...starterOfficePages,
  ...starterAgentPages,
  ...starterAgentRegistrationPages,
];
