import { keepAlive } from './keep-alive.ts';
import { announce, choosePlace, prepareNetwork, stopSignal } from './prepare-network.ts';
import { serveSite } from './serve-site.ts';
import { ensureBuilt } from './source-stamp.ts';

/**
 * Serves a realistic network: builds, starts the database, migrates, seeds when it is empty, and stays until stopped.
 * What ends by itself is started again; what was started ends with this process, even when it is killed.
 */
async function main(): Promise<void> {
  const { dataDir, port } = await choosePlace('npm run demo');
  await ensureBuilt();
  const network = await prepareNetwork({ dataDir, port });
  try {
    const start = () => serveSite({ port, dataDir, env: network.env, verbose: true });
    const site = await keepAlive({ name: 'The site', start });
    announce(site.first.url);
    await stopSignal();
    await site.stop();
  } finally {
    await network.stop();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
