import { sql } from '@payloadcms/db-postgres';
import { migrations } from './migrations';
import { getBackend } from './payload';
import { isFailedMigration } from './platform/database/failed-migration';
import { readAppliedMigrations } from './platform/database/migrate';
import { invalidationState } from './platform/invalidation/invalidation-state';
import { isMediaFolderWritable } from './platform/media/media-folder';
import type { ReadinessCheck } from './platform/readiness';

const database: ReadinessCheck = {
  name: 'database',
  findIssue: async () => {
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
  findIssue: async () => {
    try {
      const applied = await readAppliedMigrations((await getBackend()).db.drizzle);
      const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
      return missing.length > 0 ? `Not made: ${missing.join(', ')}.` : null;
    } catch (error) {
      if (isFailedMigration(error)) return `${error.migration} failed; the log says why.`;
      return 'Not known while the database does not answer.';
    }
  },
};

const invalidation: ReadinessCheck = {
  name: 'renewals',
  findIssue: async () =>
    invalidationState().isCurrent ? null : 'Not heard of for a while: pages may be shown as they were.',
  findNote: () =>
    invalidationState().notifyError === null
      ? null
      : 'Not told by the database, but looked for once a second.',
};

const pictures: ReadinessCheck = {
  name: 'pictures',
  findIssue: async () =>
    (await isMediaFolderWritable()) ? null : 'The folder for pictures cannot be written.',
};

/** Readiness checks of an instance with its own backend. */
export const readinessChecks: readonly ReadinessCheck[] = [database, migrated, invalidation, pictures];
