import * as initial from './20261128_000400_initial';
import * as market from './20261129_000430_market';

/** In the order in which they run. */
export const migrations = [
  { name: '20261128_000400_initial', up: initial.up, down: initial.down },
  { name: '20261129_000430_market', up: market.up, down: market.down },
];
