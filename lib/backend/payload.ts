import { getPayload, type Payload } from 'payload';
import { requireEnvironment } from './environment';

let backend: Promise<Payload> | undefined;

/**
 * The backend of this process: connected, and its database brought up to date. Opened once; a failed
 * attempt is made again with the next call. Every call on behalf of a person must pass that person and
 * `overrideAccess: false`.
 */
export function getBackend(): Promise<Payload> {
  backend ??= openBackend().catch((error: unknown) => {
    backend = undefined;
    throw error;
  });
  return backend;
}

async function openBackend(): Promise<Payload> {
  requireEnvironment();
  const { default: config } = await import('./payload.config');
  const payload = await getPayload({ config });
  // In production Payload has run them while connecting.
  if (process.env.NODE_ENV !== 'production') await payload.db.migrate();
  return payload;
}
