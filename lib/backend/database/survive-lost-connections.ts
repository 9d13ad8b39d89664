import type { Payload } from 'payload';

/** Without a listener, a connection that breaks while idle would end the process; the pool opens new ones by itself. */
export function surviveLostConnections(payload: Payload): void {
  payload.db.pool.on('error', (error) => {
    payload.logger.warn(`A connection to the database was lost: ${error.message}`);
  });
}
