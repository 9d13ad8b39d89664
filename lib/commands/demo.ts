import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { isPortTaken } from '../local-database/free-port.ts';
import { startDatabase } from '../local-database/start-database.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './serve-site.ts';
import { ensureBuilt } from './source-stamp.ts';

const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
const port = Number(process.env.PORT ?? 3000);

/** Serves a realistic network: builds, starts the database, migrates, seeds when it is empty, and stays until stopped. */
async function main(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail('PORT must be a number from 1 to 65535.');
  if (await isPortTaken(port))
    fail(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm run demo`);
  mkdirSync(dataDir, { recursive: true });
  ensureBuilt();
  dropPagesOfOldBuilds();
  const database = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startDatabase({ dataDir });
  const env = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? keptSecret(),
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
  };
  try {
    const code = await runCommand(process.execPath, ['--import', 'tsx', 'lib/commands/seed.ts'], { env });
    if (code !== 0) throw new Error('The demo network could not be written to the database.');
    const site = await serveSite({ port, dataDir, env, verbose: true });
    announce(site.url);
    await stopSignal();
    await site.stop();
  } finally {
    await database.stop();
  }
}

function announce(url: string): void {
  const signIns = demoAccounts.map(
    (account) => `  ${account.role.padEnd(16)} ${account.email}   ${account.password}`,
  );
  console.log(
    [
      '',
      `The site:   ${url}`,
      `The CMS:    ${url}/admin`,
      'Sign-ins:',
      ...signIns,
      '',
      'Stop with Ctrl+C.',
    ].join('\n'),
  );
}

function dropPagesOfOldBuilds(): void {
  const pages = path.join(dataDir, 'pages');
  const current = readFileSync('.next/BUILD_ID', 'utf8').trim();
  if (!existsSync(pages)) return;
  for (const build of readdirSync(pages).filter((name) => name !== current)) {
    rmSync(path.join(pages, build), { recursive: true, force: true });
  }
}

/** A secret of this data folder's own, made on the first start. */
function keptSecret(): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
