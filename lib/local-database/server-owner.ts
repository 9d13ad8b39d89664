import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from './is-process-alive.ts';

const ownerFile = (folder: string) => path.join(folder, 'postgres.owner');

/** The PID of the process that owns the server of a data folder; null when there is none. */
export function ownerOf(folder: string): number | null {
  return existsSync(ownerFile(folder)) ? Number(readFileSync(ownerFile(folder), 'utf8')) : null;
}

/** Whether the owner process is alive. */
export function hasLivingOwner(folder: string): boolean {
  const owner = ownerOf(folder);
  return owner !== null && isProcessAlive(owner);
}

/** Makes this process the owner of the server. */
export function claimServer(folder: string): void {
  writeFileSync(ownerFile(folder), String(process.pid));
}

/** Removes the owner of the server. */
export function releaseServer(folder: string): void {
  rmSync(ownerFile(folder), { force: true });
}
