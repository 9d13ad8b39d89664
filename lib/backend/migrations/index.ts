import * as migration_20261120_111250_initial from './20261120_111250_initial';
import * as migration_20261120_115305_renewal_times from './20261120_115305_renewal_times';

export const migrations = [
  {
    up: migration_20261120_111250_initial.up,
    down: migration_20261120_111250_initial.down,
    name: '20261120_111250_initial',
  },
  {
    up: migration_20261120_115305_renewal_times.up,
    down: migration_20261120_115305_renewal_times.down,
    name: '20261120_115305_renewal_times'
  },
];
