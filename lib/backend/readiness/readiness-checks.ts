import { sql } from '@payloadcms/db-postgres';
import { isFailedMigration } from '../database/failed-migration';
import { readDone } from '../database/migrate';
import { canWriteFolder } from '../media/can-write-folder';
import { migrations } from '../migrations';
import { getBackend } from '../payload';
import { renewalState } from '../renewal/renewal-state';
import type { ReadinessCheck } from './readiness-check';

const database: ReadinessCheck = {
  name: 'database',
  findFault: async () => {
    try {
      await (await getBackend()).db.drizzle.execute(sql`select 1`);
      return null;
    } catch (error) {
      return isFailedMigration(error) ? null : 'The database does not answer.';
    }
  },
};

const migrated: ReadinessCheck = {
  name: 'migrations',
  findFault: async () => {
    try {
      const done = await readDone((await getBackend()).db.drizzle);
      const missing = migrations.filter(({ name }) => !done.has(name)).map(({ name }) => name);
      return missing.length > 0 ? `Not made: ${missing.join(', ')}.` : null;
    } catch (error) {
      if (isFailedMigration(error)) return `${error.migration} failed; the log says why.`;
      return 'Not known while the database does not answer.';
    }
  },
};

const renewals: ReadinessCheck = {
  name: 'renewals',
  findFault: async () =>
    renewalState().isCurrent ? null : 'Not heard of for a while: pages may be shown as they were.',
  findNote: () =>
    renewalState().untold === null ? null : 'Not told by the database, but looked for once a second.',
};

const pictures: ReadinessCheck = {
  name: 'pictures',
  findFault: async () => ((await canWriteFolder()) ? null : 'The folder for pictures cannot be written.'),
};

/** What an instance with a backend of its own needs to be ready. */
export const readinessChecks: readonly ReadinessCheck[] = [database, migrated, renewals, pictures];
