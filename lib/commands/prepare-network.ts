import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { environment } from '../environment.ts';
import { isPortTaken } from '../local-database/free-port.ts';
import { startDatabase } from '../local-database/start-database.ts';
import { fastPayloadArgs, runNode } from './run-node.ts';
import { supervise } from './supervise.ts';

type DemoAddress = { dataDir: string; port: number };

export type PreparedNetwork = {
  /** The environment of a server for this network. */
  env: Record<string, string>;
  /** Stops everything that was started for the network. */
  stop: () => Promise<void>;
};

/**
 * The data folder and the port from the environment.
 * @throws with instructions when the port is invalid or in use.
 */
export async function resolveDemoAddress(command: string): Promise<DemoAddress> {
  const port = environment.port();
  if (await isPortTaken(port))
    throw new Error(
      `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=3001 ${command}`,
    );
  const dataDir = path.resolve(environment.dataDir());
  mkdirSync(dataDir, { recursive: true });
  return { dataDir, port };
}

/**
 * Prepares the demo network in the database of `DATABASE_URL` or in a local one: migrates, and seeds when it
 * is empty.
 * @throws when seeding fails.
 */
export async function prepareNetwork({ dataDir, port }: DemoAddress): Promise<PreparedNetwork> {
  const configuredUrl = environment.databaseUrl();
  const database = configuredUrl
    ? { url: configuredUrl, stop: async () => {} }
    : await superviseDatabase(dataDir);
  const env = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: environment.payloadSecret() ?? loadSecret(dataDir),
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
    MAIL_FROM: environment.mailFrom() ?? 'Meridian Business Advisors <no-reply@meridian.example>',
  };
  const code = await runNode([...fastPayloadArgs, '--import', 'tsx', 'lib/commands/seed.ts'], { env });
  if (code === 0) return { env, stop: database.stop };
  await database.stop();
  throw new Error('The demo network could not be written to the database.');
}

/** The local database; it keeps its port when it is restarted. */
async function superviseDatabase(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  let port: number | undefined;
  const start = async () => {
    const database = await startDatabase({ dataDir, stopsWithStarter: true, ...(port && { port }) });
    port = Number(new URL(database.url).port);
    return { ...database, ended: database.waitForEnd() };
  };
  const { first, stop } = await supervise({ name: 'PostgreSQL', start });
  return { url: first.url, stop };
}

/** Prints the URLs of the network and the accounts for signing in. */
export function announce(url: string): void {
  const signIns = demoAccounts.map(
    (account) => `  ${account.role.padEnd(16)} ${account.email}   ${account.password}`,
  );
  const messageLines = [`The site:   ${url}`, `The CMS:    ${url}/admin`, 'Sign-ins:', ...signIns];
  console.log(['', ...messageLines, '', 'Stop with Ctrl+C.'].join('\n'));
}

/** Resolves on the first SIGINT, SIGTERM or SIGHUP; later ones are ignored. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

/** The secret of this data folder, created on the first start. */
function loadSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
