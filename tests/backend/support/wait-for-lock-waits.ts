import { expect, vi } from 'vitest';
import type { TestBackend } from './start-backend';

/** Waits until at least `min` sessions wait for a lock in this database. */
export const waitForLockWaits = ({ payload }: TestBackend, min = 1): Promise<void> =>
  vi.waitFor(async () => {
    const { rowCount } = await payload.db.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rowCount).toBeGreaterThanOrEqual(min);
  }, 20_000);
