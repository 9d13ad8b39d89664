import { type RunningSite, serveSite } from '../../lib/commands/serve-site.ts';
import { freePort } from '../../lib/local-database/free-port.ts';

type ServeSettings = Omit<Parameters<typeof serveSite>[0], 'port'>;

const MAX_ATTEMPTS = 3;

/** Serves the built site on a free port; on another one when it was taken in the meantime. */
export async function serveOnFreePort(
  settings: ServeSettings,
  attemptsLeft = MAX_ATTEMPTS,
): Promise<RunningSite> {
  try {
    return await serveSite({ ...settings, port: await freePort() });
  } catch (error) {
    if (attemptsLeft <= 1 || !String(error).includes('EADDRINUSE')) throw error;
    return serveOnFreePort(settings, attemptsLeft - 1);
  }
}
