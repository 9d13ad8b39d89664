import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
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
  dropPagesOfOldBuilds(dataDir);
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

function dropPagesOfOldBuilds(dataDir: string): void {
  const pages = path.join(dataDir, 'pages');
  const current = readFileSync('.next/BUILD_ID', 'utf8').trim();
  if (!existsSync(pages)) return;
  for (const build of readdirSync(pages).filter((name) => name !== current)) {
    rmSync(path.join(pages, build), { recursive: true, force: true });
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
