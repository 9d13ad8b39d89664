import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { listEarlierBuilds, removeBuilds } from '../page-store/build-folders.ts';
import { assetTypes } from './asset-types.ts';

/** How long files of a build are kept after it was served, in ms: caches in front show its pages for a day, browsers as long as they are open. */
const kept = 30 * 24 * 60 * 60_000;

/** Files by their name below `/_next/static/`. */
type AssetFiles = ReadonlyMap<string, string>;

/** Those of the build that is served, and those of builds before, which pages that are kept, here, in caches and in browsers, still name. */
export type Assets = { own: AssetFiles; earlier: AssetFiles };

/**
 * Keeps the styles, scripts and typefaces of this build in a folder, for the builds to come. A folder that cannot be written is
 * told of in the log.
 */
export function keepAssets(folder: string, build: string, own: string): Assets {
  const assets = { own: new Map(listAssets(own)), earlier: new Map<string, string>() };
  try {
    keep(folder, build, own);
    assets.earlier = new Map(listEarlierBuilds(folder, build).flatMap(listAssets));
  } catch (error) {
    console.error('Styles of builds cannot be kept for pages that outlive them:', error);
  }
  return assets;
}

/** Whole or not at all: another process may be doing the same. */
function keep(folder: string, build: string, own: string): void {
  // The newest first: each was served until the one before it began.
  const old = listEarlierBuilds(folder, build).filter((_, place, all) => isOld(all[place - 1]));
  removeBuilds(folder, old);
  const place = path.join(folder, build);
  if (existsSync(place) || !existsSync(own)) return;
  const unfinished = path.join(folder, `.going-${randomUUID()}`);
  cpSync(own, unfinished, { recursive: true });
  try {
    renameSync(unfinished, place);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const isOld = (next: string | undefined): boolean =>
  next !== undefined && (statSync(next, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - kept;

function listAssets(build: string): [name: string, file: string][] {
  if (!existsSync(build)) return [];
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) in assetTypes)
    .map((name) => [name.split(path.sep).join('/'), path.join(build, name)]);
}
