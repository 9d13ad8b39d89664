import { agentPages } from './agent-pages';
import type { StarterPage } from './block';
import { guidePages } from './guide-pages';
import { networkPages } from './network-pages';
import { officePages } from './office-pages';
import { agentRegistrationPages, registrationPages } from './registration-pages';

/** Every page that a network begins with: each row of the route table whose page staff do not have to name. */
export const starterPages: readonly StarterPage[] = [
  ...networkPages,
  ...guidePages,
  ...registrationPages,
  ...officePages,
  ...agentPages,
  ...agentRegistrationPages,
];
