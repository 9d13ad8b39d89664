import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from './is-process-alive.ts';

const ownerFile = (folder: string) => path.join(folder, 'postgres.owner');

/** The process that answers for the server of a data folder; null when none does. */
export function ownerOf(folder: string): number | null {
  return existsSync(ownerFile(folder)) ? Number(readFileSync(ownerFile(folder), 'utf8')) : null;
}

/** True while the process that answers for the server lives. */
export function hasLivingOwner(folder: string): boolean {
  const owner = ownerOf(folder);
  return owner !== null && isProcessAlive(owner);
}

/** Has this process answer for the server from now on. */
export function claimServer(folder: string): void {
  writeFileSync(ownerFile(folder), String(process.pid));
}

/** Has nobody answer for it. */
export function releaseServer(folder: string): void {
  rmSync(ownerFile(folder), { force: true });
}
