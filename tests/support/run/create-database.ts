import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { loadsQuickly } from '../../../lib/commands/run-node.ts';
import { openDatabase } from '../open-database.ts';
import { databaseServer } from './database-server.ts';
import { onceInRun } from './once-in-run.ts';
import { runFolder } from './open-run.ts';

/**
 * What a database begins with: the schema only; two offices and their staff, as tests of the backend use them; the small
 * network of the contract's tests; or the demonstration network.
 */
export type Content = 'empty' | 'staffed' | 'small' | 'seeded';

/** What fills each, for the folder of this file. */
const fillers: Record<Content, string> = {
  empty: 'fill-template.ts',
  seeded: 'fill-template.ts',
  staffed: '../../backend/fill-template.ts',
  small: '../../contract/fill-template.ts',
};

/** As PostgreSQL makes it, without a table. */
type Blank = 'blank';

export type TestDatabase = {
  url: string;
  /** The files that belong to the content; to be copied, not changed. */
  files: string;
  /**
   * Ends its connections and takes no new ones, as a server that has gone away. Its files go with the run: to remove a
   * thousand of them each time, and to find room for the next thousand, cost three times what making them does.
   */
  close: () => Promise<void>;
};

/** A database of its own in the run's one PostgreSQL: a copy of a template, made in milliseconds. */
export async function createDatabase(content: Content | Blank): Promise<TestDatabase> {
  const server = await databaseServer();
  const files = await templateOf(content);
  const name = `${content}_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template ${content} strategy file_copy`);
  return {
    url: urlOf(server, name),
    files,
    close: () =>
      run(
        server,
        `alter database ${name} with allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
  };
}

/** Makes the database that others are copies of, unless that was done. @returns the folder of its files. */
export const templateOf = (content: Content | Blank): Promise<string> =>
  onceInRun(content, () => makeTemplate(content));

async function makeTemplate(content: Content | Blank): Promise<string> {
  const server = await databaseServer();
  const files = path.join(runFolder(), `${content}-files`);
  mkdirSync(files);
  // Brought up to date once: what has a network in it begins as a copy of what is empty.
  const isFilled = content !== 'blank' && content !== 'empty';
  if (isFilled) await templateOf('empty');
  const from = isFilled ? 'template empty strategy file_copy' : '';
  await run(server, `create database ${content} ${from}`);
  if (content === 'blank') return files;
  const script = path.join(import.meta.dirname, fillers[content]);
  await promisify(execFile)(process.execPath, [...loadsQuickly, '--import', 'tsx', script, content], {
    env: {
      ...process.env,
      DATABASE_URL: urlOf(server, content),
      DATA_DIR: files,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'error',
    },
  });
  return files;
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(server: string, ...statements: string[]): Promise<void> {
  const database = openDatabase(server);
  try {
    for (const statement of statements) await database.execute(sql.raw(statement));
  } finally {
    await database.$client.end();
  }
}
