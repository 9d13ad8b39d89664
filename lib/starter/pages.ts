import { agentPages } from './agent-pages';
import type { StarterPage } from './block';
import { guidePages } from './guide-pages';
import { networkPages } from './network-pages';
import { officePages } from './office-pages';
import { agentRegistrationPages, registrationPages } from './registration-pages';

/** The pages of a new network: one for each row of the route table with a fixed slug. */
export const starterPages: readonly StarterPage[] = [
  ...networkPages,
  ...guidePages,
  ...registrationPages,
  ...officePages,
  ...agentPages,
  ...agentRegistrationPages,
];
