import { existsSync } from 'node:fs';
import path from 'node:path';
import { runAsDatabaseUser } from './database-user.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { releaseServer } from './server-owner.ts';

/** Stops the server of a data folder, if one is running. */
export async function stopServer(folder: string): Promise<void> {
  const { pgCtl } = await postgresBinaries();
  const cluster = path.join(folder, 'postgres');
  if (existsSync(path.join(cluster, 'postmaster.pid')))
    await runAsDatabaseUser(pgCtl, ['stop', '-w', '-t', '60', '-m', 'fast', '-D', cluster]);
  releaseServer(folder);
}
