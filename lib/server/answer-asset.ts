import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { compressBody, digestOf } from '../page-store/stored-page.ts';
import { contentTypes } from './asset-types.ts';
import type { BuildAssets } from './static-assets.ts';
import { isReadMethod, splitTarget } from './page-request.ts';
import { type StoredResponse, sendStoredResponse } from './send-body.ts';

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
export function createAssetHandler({ own, earlier }: BuildAssets): AssetHandler {
  const cache = new Map<string, Promise<StoredResponse | null>>();
  const find = (name: string): Promise<StoredResponse | null> | null => {
    const cached = cache.get(name);
    if (cached) return cached;
    const file = own.get(name) ?? earlier.get(name);
    if (!file) return null;
    const pendingBody = readAsset(file);
    cache.set(name, pendingBody);
    // Of earlier builds only the small files that pages need stay in memory: there may be many builds.
    void pendingBody.then((body) => {
      if (!body || (!own.has(name) && body.bodies.identity.byteLength > MAX_BEST_QUALITY_BYTES)) cache.delete(name);
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
      sendStoredResponse(request, response, body, { kind: 'asset', type: contentTypeOf(pathname), headers: assetHeaders, id });
    return body !== null;
  };
}

const assetNameOf = (pathname: string): string | null =>
  pathname.startsWith(buildPrefix) ? pathname.slice(buildPrefix.length) : pathname.startsWith(drawingsPrefix) ? pathname.slice(1) : null;

const contentTypeOf = (name: string): string => contentTypes[path.extname(name)] ?? 'application/octet-stream';

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
