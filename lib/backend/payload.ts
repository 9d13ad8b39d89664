import { getPayload, type Payload } from 'payload';
import { requireEnvironment } from './environment';
import { isFailedMigration } from './platform/database/failed-migration';

/** Delay before a failed migration is retried. */
const MIGRATION_RETRY_MS = 30_000;

let backendPromise: Promise<Payload> | undefined;

/**
 * The backend of this process, connected and with an up-to-date schema. Initialised once; the next call
 * retries a failed initialisation, after a delay if a migration failed. Calls on behalf of a user must pass
 * that user and `overrideAccess: false`.
 */
export function getBackend(): Promise<Payload> {
  backendPromise ??= openBackend().catch((error: unknown) => {
    if (isFailedMigration(error)) setTimeout(resetBackend, MIGRATION_RETRY_MS).unref();
    else resetBackend();
    throw error;
  });
  return backendPromise;
}

function resetBackend(): void {
  backendPromise = undefined;
}

async function openBackend(): Promise<Payload> {
  requireEnvironment();
  const { default: config } = await import('./payload.config');
  return getPayload({ config });
}
