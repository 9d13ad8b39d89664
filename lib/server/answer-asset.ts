import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { compressBody, digestOf } from '../page-store/finished-page.ts';
import { assetTypes } from './asset-types.ts';
import type { Assets } from './keep-assets.ts';
import { isReading, splitTarget } from './page-request.ts';
import { type Body, sendBody } from './send-body.ts';

const built = '/_next/static/';
/** Icons and maps: the build has them in a folder of this name (`next.config.ts`). */
const drawn = '/drawn/';
const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
/** What is compressed as well as can be: longer takes more than a tenth of a second. */
const smallFile = 100_000;

/** Answers with a file of this build, or of one before; false when it is none. */
export type AnswerAsset = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => Promise<boolean>;

/** Files are read and compressed once, when they are first asked for, and stay in memory: some six megabytes. */
export function answerAssets({ own, earlier }: Assets): AnswerAsset {
  const read = new Map<string, Promise<Body | null>>();
  const find = (name: string): Promise<Body | null> | null => {
    const known = read.get(name);
    if (known) return known;
    const file = own.get(name) ?? earlier.get(name);
    if (!file) return null;
    const found = readAsset(file);
    read.set(name, found);
    // Of builds before only what pages need: there may be many.
    void found.then((body) => {
      if (!body || (!own.has(name) && body.bodies.identity.byteLength > smallFile)) read.delete(name);
    });
    return found;
  };
  return async (request, response, id) => {
    const { path: asked } = splitTarget(request.url);
    const name = nameOf(asked);
    if (name === null || !isReading(request.method)) return false;
    const body = await find(name);
    // Who has left meanwhile needs no file.
    if (body && !response.destroyed)
      sendBody(request, response, body, { kind: 'asset', type: typeOf(asked), headers, id });
    return body !== null;
  };
}

const nameOf = (asked: string): string | null =>
  asked.startsWith(built) ? asked.slice(built.length) : asked.startsWith(drawn) ? asked.slice(1) : null;

const typeOf = (name: string): string => assetTypes[path.extname(name)] ?? 'application/octet-stream';

/** Null when it cannot be read, or not any more. */
async function readAsset(file: string): Promise<Body | null> {
  try {
    const identity = await readFile(file);
    // A typeface is compressed as it is.
    const bodies = file.endsWith('.woff2')
      ? { identity }
      : await compressBody(identity, identity.byteLength < smallFile ? 'best' : 'quick');
    return { status: 200, headers: {}, bodies, digest: digestOf(identity) };
  } catch {
    return null;
  }
}
