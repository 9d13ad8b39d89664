import { expect, vi } from 'vitest';
import type { TestBackend } from './start-backend';

/** Until so many wait for a lock in this database: others of the same server have waits of their own. */
export const untilWaiting = ({ payload }: TestBackend, atLeast = 1): Promise<void> =>
  vi.waitFor(async () => {
    const { rowCount } = await payload.db.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rowCount).toBeGreaterThanOrEqual(atLeast);
  }, 20_000);
