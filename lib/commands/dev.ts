import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { watchSite } from '../site-assets/watch-site.ts';
import { announce, prepareNetwork, resolveDemoAddress, stopSignal } from './prepare-network.ts';
import { serveSite } from './serve-site.ts';

/**
 * Serves the demo network from the sources, without a build; pages reload after an edit. Runs until it is
 * stopped.
 */
async function main(): Promise<void> {
  const { dataDir, port } = await resolveDemoAddress('npm run dev');
  execFileSync(process.execPath, ['lib/ui/fonts/subset-fonts.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const network = await prepareNetwork({ dataDir, port });
  try {
    // Without this, the CMS restarts after every edit of any file.
    const env = { ...network.env, DISABLE_PAYLOAD_HMR: 'true' };
    const site = await serveSite({ port, dataDir, env, verbose: true, mode: 'dev' });
    try {
      const stopWatching = await watchSite(path.join('.next', 'dev'));
      announce(site.url);
      process.exitCode = await Promise.race([stopSignal().then(() => 0), site.ended]);
      stopWatching();
    } finally {
      await site.stop();
    }
  } finally {
    await network.stop();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
