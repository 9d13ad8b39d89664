import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { listEarlierBuilds, removeBuilds } from '../page-store/build-folders.ts';
import { contentTypes } from './asset-types.ts';

/**
 * Time for which the files of a build are kept after its replacement, in ms: downstream caches serve its
 * pages for a day, browsers while a tab is open.
 */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

/** File paths by name below `/_next/static/`. */
type AssetFiles = ReadonlyMap<string, string>;

/**
 * Files of the current build, and of earlier builds that are still referenced by stored pages, downstream
 * caches and open browsers.
 */
export type BuildAssets = { own: AssetFiles; earlier: AssetFiles };

/**
 * Copies the styles, scripts and fonts of this build to a folder, where later builds find them. Errors of
 * the folder are logged.
 */
export function archiveBuildAssets(folder: string, build: string, own: string): BuildAssets {
  const assets = { own: new Map(listAssets(own)), earlier: new Map<string, string>() };
  try {
    copyBuild(folder, build, own);
    assets.earlier = new Map(listEarlierBuilds(folder, build).flatMap(listAssets));
  } catch (error) {
    console.error('Assets of this build cannot be archived for later builds:', error);
  }
  return assets;
}

/** Copies the build atomically: another process may be doing the same. */
function copyBuild(folder: string, build: string, own: string): void {
  // Sorted by newest first: each build was served until the one before it in the list started.
  const outdated = listEarlierBuilds(folder, build).filter((_, index, all) => isOutdated(all[index - 1]));
  removeBuilds(folder, outdated);
  const target = path.join(folder, build);
  if (existsSync(target) || !existsSync(own)) return;
  const unfinished = path.join(folder, `.going-${randomUUID()}`);
  cpSync(own, unfinished, { recursive: true });
  try {
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const isOutdated = (successor: string | undefined): boolean =>
  successor !== undefined && (statSync(successor, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - RETENTION_MS;

function listAssets(build: string): [name: string, file: string][] {
  if (!existsSync(build)) return [];
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) in contentTypes)
    .map((name) => [name.split(path.sep).join('/'), path.join(build, name)]);
}
