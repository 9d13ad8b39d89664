import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { fastPayloadArgs } from '../../../lib/commands/run-node.ts';
import { openDatabase } from '../open-database.ts';
import { databaseServer } from './database-server.ts';
import { onceInRun } from './once-in-run.ts';
import { runFolder } from './open-run.ts';

/**
 * The initial content of a database: the schema only; two offices and their staff for backend tests; the
 * small network of the contract tests; or the demonstration network.
 */
export type DatabaseContent = 'empty' | 'staffed' | 'small' | 'seeded';

/** The script that fills each template, relative to this folder. */
const fillScripts: Record<DatabaseContent, string> = {
  empty: 'fill-template.ts',
  seeded: 'fill-template.ts',
  staffed: '../../backend/fill-template.ts',
  small: '../../contract/fill-template.ts',
};

/** An empty database without tables. */
type BlankDatabase = 'blank';

export type TestDatabase = {
  url: string;
  /** The files that belong to the content; copy, don't change them. */
  files: string;
  /**
   * Closes its connections and accepts no new ones, as a stopped server. Its files are removed with the run:
   * dropping a thousand databases each time, and allocating the next thousand, costs three times as much as
   * creating them.
   */
  close: () => Promise<void>;
};

/** Creates a database in the PostgreSQL of the run: a copy of a template, in milliseconds. */
export async function createDatabase(content: DatabaseContent | BlankDatabase): Promise<TestDatabase> {
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

/**
 * Creates the template database, unless it exists.
 * @returns the folder of its files.
 */
export const templateOf = (content: DatabaseContent | BlankDatabase): Promise<string> =>
  onceInRun(content, () => createTemplate(content));

async function createTemplate(content: DatabaseContent | BlankDatabase): Promise<string> {
  const server = await databaseServer();
  const files = path.join(runFolder(), `${content}-files`);
  mkdirSync(files);
  // Migrations run once: templates with content start as a copy of the empty one.
  const hasContent = content !== 'blank' && content !== 'empty';
  if (hasContent) await templateOf('empty');
  const from = hasContent ? 'template empty strategy file_copy' : '';
  await run(server, `create database ${content} ${from}`);
  if (content === 'blank') return files;
  const script = path.join(import.meta.dirname, fillScripts[content]);
  await promisify(execFile)(process.execPath, [...fastPayloadArgs, '--import', 'tsx', script, content], {
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
