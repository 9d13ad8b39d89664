import { type RunningSite, serveSite } from '../../lib/commands/serve-site.ts';
import { freePort } from '../../lib/local-database/free-port.ts';

type Settings = Omit<Parameters<typeof serveSite>[0], 'port'>;

const attempts = 3;

/** Serves the built site on a free port; on another one when somebody took it in between. */
export async function serveOnFreePort(settings: Settings, left = attempts): Promise<RunningSite> {
  try {
    return await serveSite({ ...settings, port: await freePort() });
  } catch (error) {
    if (left <= 1 || !String(error).includes('EADDRINUSE')) throw error;
    return serveOnFreePort(settings, left - 1);
  }
}
