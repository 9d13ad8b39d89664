import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { consentFile, readConsent, spendConsent } from './allow-sweep';
import { type Database, findOtherOwner, markFolder } from './folder-mark';
import { mediaFolder } from './media-folder';
import { namedOf } from './named-files';
import { isGoneName, isPartName, isPictureName } from './picture-names';

/** How long a file may lie without a record, in ms: far longer than any upload takes. */
const grace = 24 * 60 * 60_000;
/** Names asked for at once. */
const batch = 500;
/** What may go at once without anybody being asked: so many files, or this share of all. */
const usualFiles = 20;
const usualShare = 0.1;

/**
 * Removes the files that no record and no text names and that are older than a day: replaced, deleted, or of uploads that failed.
 * @returns why nothing was removed, when that is to be looked at.
 */
export async function sweepMedia(database: Database, now = Date.now()): Promise<string | null> {
  const files = await readdir(mediaFolder()).catch((): string[] => []);
  const names = files.filter((one) => isPictureName(one) || isPartName(one) || isGoneName(one));
  if (names.length === 0) return null;
  const otherOwner = await findOtherOwner(database);
  if (otherOwner) return otherOwner;
  const unnamed = await findUnnamed(database, names, now);
  const mayGo = await readConsent();
  const unasked = unnamed.filter((name) => !isGoneName(name) && !mayGo(name));
  if (unasked.length > Math.max(usualFiles, names.length * usualShare))
    return `Nothing names ${unasked.length} of the ${names.length} files in ${mediaFolder()}, more than usually go at once. Look whether the database is whole; to have them removed, make an empty file ${consentFile()}.`;
  await markFolder(database);
  for (const name of unnamed) await rm(path.join(mediaFolder(), name), { force: true });
  await spendConsent(names.filter((name) => !unnamed.includes(name)));
  return null;
}

async function findUnnamed(database: Database, names: readonly string[], now: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of names) if (await isOld(name, now)) old.push(name);
  const unnamed: string[] = [];
  for (let at = 0; at < old.length; at += batch) {
    const some = old.slice(at, at + batch);
    const named = await namedOf(database, some);
    unnamed.push(...some.filter((name) => !named.has(name)));
  }
  return unnamed;
}

/** By when it was put here: what a backup brings back keeps the time of its content. */
async function isOld(name: string, now: number): Promise<boolean> {
  const found = await stat(path.join(mediaFolder(), name)).catch(() => null);
  return found?.isFile() === true && found.ctimeMs < now - grace;
}
