import * as initial from './20261128_000400_initial';
import * as leadRouting from './20261129_000410_lead_routing';

/** In the order in which they run. */
export const migrations = [
  { name: '20261128_000400_initial', up: initial.up, down: initial.down },
  { name: '20261129_000410_lead_routing', up: leadRouting.up, down: leadRouting.down },
];
