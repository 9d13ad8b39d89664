import * as initial from './20261128_000400_initial';

/** In the order in which they run. */
export const migrations = [{ name: '20261128_000400_initial', up: initial.up, down: initial.down }];
