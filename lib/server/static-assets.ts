import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { listEarlierBuilds, removeBuilds } from '../page-store/build-folders.ts';
import { compressBody, digestOf } from '../page-store/stored-page.ts';
import { isReadMethod, splitTarget } from './page-request.ts';
import { type StoredResponse, sendStoredResponse } from './stored-response.ts';

/** Content types of build files, by extension. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

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
type BuildAssets = { current: AssetFiles; earlier: AssetFiles };

/**
 * Copies the styles, scripts and fonts of this build to a folder, where later builds find them. Errors of
 * the folder are logged.
 */
export function archiveBuildAssets(folder: string, build: string, source: string): BuildAssets {
  const assets = { current: new Map(listAssets(source)), earlier: new Map<string, string>() };
  try {
    copyBuild(folder, build, source);
    assets.earlier = new Map(listEarlierBuilds(folder, build).flatMap(listAssets));
  } catch (error) {
    console.error('Assets of this build cannot be archived for later builds:', error);
  }
  return assets;
}

/** Copies the build atomically: another process may be doing the same. */
function copyBuild(folder: string, build: string, source: string): void {
  // Sorted by newest first: each build was served until the one before it in the list started.
  const outdated = listEarlierBuilds(folder, build).filter((_, index, all) => isOutdated(all[index - 1]));
  removeBuilds(folder, outdated);
  const target = path.join(folder, build);
  if (existsSync(target) || !existsSync(source)) return;
  const unfinished = path.join(folder, `.going-${randomUUID()}`);
  cpSync(source, unfinished, { recursive: true });
  try {
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const isOutdated = (successor: string | undefined): boolean =>
  successor !== undefined &&
  (statSync(successor, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - RETENTION_MS;

function listAssets(build: string): [name: string, file: string][] {
  if (!existsSync(build)) return [];
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) in contentTypes)
    .map((name) => [name.split(path.sep).join('/'), path.join(build, name)]);
}

const buildPrefix = '/_next/static/';
/** Icons and maps, which the build copies to a folder of this name (`next.config.ts`). */
const drawingsPrefix = '/drawn/';
const assetHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };
/**
 * Files below this size, in bytes, are compressed with the best quality; larger ones would take more than a
 * tenth of a second.
 */
const MAX_BEST_QUALITY_BYTES = 100_000;

/**
 * Serves a file of this build or of an earlier one. Resolves to false when the request is for no such file.
 */
export type AssetHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => Promise<boolean>;

/** Files are read and compressed on first use and stay in memory: about six megabytes. */
export function createAssetHandler({ current, earlier }: BuildAssets): AssetHandler {
  const cache = new Map<string, Promise<StoredResponse | null>>();
  const find = (name: string): Promise<StoredResponse | null> | null => {
    const cached = cache.get(name);
    if (cached) return cached;
    const file = current.get(name) ?? earlier.get(name);
    if (!file) return null;
    const pendingBody = readAsset(file);
    cache.set(name, pendingBody);
    // Of earlier builds only the small files that pages need stay in memory: there may be many builds.
    void pendingBody.then((body) => {
      if (!body || (!current.has(name) && body.bodies.identity.byteLength > MAX_BEST_QUALITY_BYTES))
        cache.delete(name);
    });
    return pendingBody;
  };
  return async (request, response, id) => {
    const { path: pathname } = splitTarget(request.url);
    const name = assetNameOf(pathname);
    if (name === null || !isReadMethod(request.method)) return false;
    const body = await find(name);
    // Skip the response when the client has disconnected.
    if (body && !response.destroyed)
      sendStoredResponse(request, response, body, {
        kind: 'asset',
        type: contentTypeOf(pathname),
        headers: assetHeaders,
        id,
      });
    return body !== null;
  };
}

const assetNameOf = (pathname: string): string | null =>
  pathname.startsWith(buildPrefix)
    ? pathname.slice(buildPrefix.length)
    : pathname.startsWith(drawingsPrefix)
      ? pathname.slice(1)
      : null;

const contentTypeOf = (name: string): string =>
  contentTypes[path.extname(name)] ?? 'application/octet-stream';

/** Null when the file cannot be read, or was removed. */
async function readAsset(file: string): Promise<StoredResponse | null> {
  try {
    const identity = await readFile(file);
    // WOFF2 fonts are compressed already.
    const bodies = file.endsWith('.woff2')
      ? { identity }
      : await compressBody(identity, identity.byteLength < MAX_BEST_QUALITY_BYTES ? 'best' : 'quick');
    return { status: 200, headers: {}, bodies, digest: digestOf(identity) };
  } catch {
    return null;
  }
}
