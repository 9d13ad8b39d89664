import { ensureBuilt } from './ensure-built.ts';
import { announce, prepareNetwork, resolveDemoAddress, stopSignal } from './prepare-network.ts';
import { serveSite } from './serve-site.ts';
import { supervise } from './supervise.ts';

/**
 * Serves a realistic network: builds, starts the database, migrates, seeds an empty database, and runs until
 * it is stopped. Processes that exit are restarted; all of them stop with this process, even when it is
 * killed.
 */
async function main(): Promise<void> {
  const { dataDir, port } = await resolveDemoAddress('npm run demo');
  await ensureBuilt();
  const network = await prepareNetwork({ dataDir, port });
  try {
    const start = () => serveSite({ port, dataDir, env: network.env, verbose: true });
    const site = await supervise({ name: 'The site', start });
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
