import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { databaseUser, giveToDatabaseUser, runAsDatabaseUser } from './database-user.ts';
import { postgresBinaries } from './postgres-binaries.ts';

/**
 * Makes the database's folder unless it is there. It is made beside its place and moved in when whole,
 * so an interrupted first start leaves nothing that looks like a database.
 * @returns the password, kept in `postgres.password`.
 */
export async function createCluster(folder: string, cluster: string): Promise<string> {
  const passwordFile = path.join(folder, 'postgres.password');
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');
  const password = randomBytes(24).toString('hex');
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveToDatabaseUser(unfinished);
  await fillCluster(unfinished, password);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  renameSync(unfinished, cluster);
  return password;
}

async function fillCluster(cluster: string, password: string): Promise<void> {
  const { initdb } = await postgresBinaries();
  const secrets = mkdtempSync(path.join(os.tmpdir(), 'tessera-initdb-'));
  const passwordFile = path.join(secrets, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const target of [secrets, passwordFile]) giveToDatabaseUser(target);
  try {
    const result = await runAsDatabaseUser(initdb, [
      '-D',
      cluster,
      `--username=${databaseUser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
    ]);
    if (result.code !== 0)
      throw new Error(`PostgreSQL could not make its folder ${cluster}:\n${result.output.trim()}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}
