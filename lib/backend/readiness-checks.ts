import { sql } from '@payloadcms/db-postgres';
import { migrations } from './migrations';
import { getBackend } from './payload';
import { isFailedMigration } from './platform/database/failed-migration';
import { readAppliedMigrations } from './platform/database/migrate';
import { getInvalidationState } from './platform/invalidation/invalidation-state';
import { isMediaFolderWritable } from './platform/media/media-folder';
import type { ReadinessCheck } from './platform/readiness';

const database: ReadinessCheck = {
  name: 'database',
  findIssue: async () => {
    try {
      await (await getBackend()).db.drizzle.execute(sql`select 1`);
      return null;
    } catch (error) {
      return isFailedMigration(error) ? null : 'The database is not responding.';
    }
  },
};

const migrated: ReadinessCheck = {
  name: 'migrations',
  findIssue: async () => {
    try {
      const applied = await readAppliedMigrations((await getBackend()).db.drizzle);
      const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
      return missing.length > 0 ? `Missing: ${missing.join(', ')}.` : null;
    } catch (error) {
      if (isFailedMigration(error)) return `${error.migration} failed; see the log.`;
      return 'Unknown while the database is not responding.';
    }
  },
};

const invalidation: ReadinessCheck = {
  name: 'invalidations',
  findIssue: async () =>
    getInvalidationState().isCurrent ? null : 'No notifications for a while: pages may be out of date.',
  findNote: () =>
    getInvalidationState().notifyError === null ? null : 'No database notifications; polling once a second.',
};

const pictures: ReadinessCheck = {
  name: 'pictures',
  findIssue: async () => ((await isMediaFolderWritable()) ? null : 'The picture folder is not writable.'),
};

/** Readiness checks of an instance with its own backend. */
export const readinessChecks: readonly ReadinessCheck[] = [database, migrated, invalidation, pictures];
