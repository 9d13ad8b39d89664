import { getPayload, type Payload } from 'payload';
import { isFailedMigration } from './database/failed-migration';
import { requireEnvironment } from './environment';

/** How long a failed migration is left alone before it is tried again, in ms. */
const migrationPause = 30_000;

let backend: Promise<Payload> | undefined;

/**
 * The backend of this process: connected, and its database brought up to date. Opened once; a failed
 * attempt is made again with the next call, a failed migration after a while. Every call on behalf of a person
 * must pass that person and `overrideAccess: false`.
 */
export function getBackend(): Promise<Payload> {
  backend ??= openBackend().catch((error: unknown) => {
    if (isFailedMigration(error)) setTimeout(forget, migrationPause).unref();
    else forget();
    throw error;
  });
  return backend;
}

function forget(): void {
  backend = undefined;
}

async function openBackend(): Promise<Payload> {
  requireEnvironment();
  const { default: config } = await import('./payload.config');
  return getPayload({ config });
}
