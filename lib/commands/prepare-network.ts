import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { environment } from '../environment.ts';
import { isPortTaken } from '../local-database/free-port.ts';
import { startDatabase } from '../local-database/start-database.ts';
import { keepAlive } from './keep-alive.ts';
import { loadsQuickly, runNode } from './run-node.ts';

type Place = { dataDir: string; port: number };

export type PreparedNetwork = {
  /** What a server over it needs. */
  env: Record<string, string>;
  /** Stops what was started for it. */
  stop: () => Promise<void>;
};

/** The data folder and the port that the environment asks for. @throws with what to do about a port that cannot be had. */
export async function choosePlace(command: string): Promise<Place> {
  const port = environment.port();
  if (await isPortTaken(port))
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 ${command}`);
  const dataDir = path.resolve(environment.dataDir());
  mkdirSync(dataDir, { recursive: true });
  return { dataDir, port };
}

/**
 * The demonstration network over the database of `DATABASE_URL`, or one of its own: migrated, and written when there is
 * none. @throws when it cannot be written.
 */
export async function prepareNetwork({ dataDir, port }: Place): Promise<PreparedNetwork> {
  const given = environment.databaseUrl();
  const database = given ? { url: given, stop: async () => {} } : await keepDatabase(dataDir);
  const env = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: environment.payloadSecret() ?? keptSecret(dataDir),
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
    MAIL_FROM: environment.mailFrom() ?? 'Meridian Business Advisors <no-reply@meridian.example>',
  };
  const code = await runNode([...loadsQuickly, '--import', 'tsx', 'lib/commands/seed.ts'], { env });
  if (code === 0) return { env, stop: database.stop };
  await database.stop();
  throw new Error('The demo network could not be written to the database.');
}

/** The database that comes with the project, always at one address. */
async function keepDatabase(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  let port: number | undefined;
  const start = async () => {
    const database = await startDatabase({ dataDir, endsWithStarter: true, ...(port && { port }) });
    port = Number(new URL(database.url).port);
    return { ...database, ended: database.waitForEnd() };
  };
  const { first, stop } = await keepAlive({ name: 'PostgreSQL', start });
  return { url: first.url, stop };
}

/** Tells where the network is served and who may sign in. */
export function announce(url: string): void {
  const signIns = demoAccounts.map(
    (account) => `  ${account.role.padEnd(16)} ${account.email}   ${account.password}`,
  );
  const lines = [`The site:   ${url}`, `The CMS:    ${url}/admin`, 'Sign-ins:', ...signIns];
  console.log(['', ...lines, '', 'Stop with Ctrl+C.'].join('\n'));
}

/** Settles when the person at the keyboard, or the machine, wants it to end; asked twice, it goes on ending. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

/** A secret of this data folder's own, made on the first start. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
