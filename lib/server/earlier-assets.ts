import { randomUUID } from 'node:crypto';
import { cpSync, createReadStream, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { listEarlierBuilds, removeBuilds } from '../page-store/build-folders.ts';
import { isReading, splitTarget } from './page-request.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** How long files of a build are kept, in ms: caches in front show its pages for a day, browsers as long as they are open. */
const kept = 30 * 24 * 60 * 60_000;
const served = '/_next/static/';

const kinds: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers with a file of an earlier build; false when it is none. */
export type AnswerAsset = (request: IncomingMessage, response: ServerResponse, id: string) => boolean;

/**
 * Keeps the styles, scripts and typefaces of this build in a folder, and answers with those of builds before: pages that are
 * kept, here, in caches and in browsers, name them by their content. A folder that cannot be written is told of in the log.
 */
export function keepAssets(folder: string, build: string, own: string): AnswerAsset {
  let earlier = new Map<string, string>();
  try {
    keep(folder, build, own);
    earlier = new Map(listEarlierBuilds(folder, build).flatMap(listAssets));
  } catch (error) {
    console.error('Styles of builds cannot be kept for pages that outlive them:', error);
  }
  return ({ method, url }, response, id) => {
    const { path: asked } = splitTarget(url);
    const file =
      asked.startsWith(served) && isReading(method) ? earlier.get(asked.slice(served.length)) : null;
    if (!file || existsSync(path.join(own, asked.slice(served.length)))) return false;
    send(file, method === 'HEAD', response, id);
    return true;
  };
}

/** Whole or not at all: another process may be doing the same. */
function keep(folder: string, build: string, own: string): void {
  const old = listEarlierBuilds(folder, build).filter((one) => isOld(one));
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

const isOld = (build: string): boolean =>
  (statSync(build, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - kept;

/** Names below `/_next/static/` and where they are. */
function listAssets(build: string): [name: string, file: string][] {
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) in kinds)
    .map((name) => [name.split(path.sep).join('/'), path.join(build, name)]);
}

function send(file: string, isHead: boolean, response: ServerResponse, id: string): void {
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': kinds[path.extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': 'public, max-age=31536000, immutable',
    [requestIdHeader]: id,
  });
  // Who leaves meanwhile leaves no file open; who is cut off knows by the length.
  if (isHead) response.end();
  else pipeline(createReadStream(file), response, () => undefined);
}
