import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chownToDatabaseUser, databaseUser, runAsDatabaseUser } from './database-user.ts';
import { postgresBinaries } from './postgres-binaries.ts';

/**
 * Creates the database cluster unless it exists. It is created in a temporary folder and renamed when
 * complete, so that an interrupted first start leaves no partial cluster.
 * @returns the password, which is stored in `postgres.password`.
 */
export async function createCluster(folder: string, cluster: string): Promise<string> {
  const passwordFile = path.join(folder, 'postgres.password');
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');
  const password = randomBytes(24).toString('hex');
  const temporary = `${cluster}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  chownToDatabaseUser(temporary);
  await initCluster(temporary, password);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  renameSync(temporary, cluster);
  return password;
}

async function initCluster(cluster: string, password: string): Promise<void> {
  const { initdb } = await postgresBinaries();
  const secrets = mkdtempSync(path.join(os.tmpdir(), 'tessera-initdb-'));
  const passwordFile = path.join(secrets, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const target of [secrets, passwordFile]) chownToDatabaseUser(target);
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
      throw new Error(`PostgreSQL could not create its cluster ${cluster}:\n${result.output.trim()}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}
