import { cpSync, createReadStream, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isReading, splitTarget } from './page-request.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** Of so many builds before this one the files are kept: caches show a page for a week after its build is gone. */
const buildsKept = 10;
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
  try {
    keep(folder, build, own);
  } catch (error) {
    console.error('The styles of this build cannot be kept for pages that outlive it:', error);
  }
  const earlier = new Map(listEarlier(folder, build));
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
  const kept = path.join(folder, build);
  if (existsSync(kept) || !existsSync(own)) return;
  const unfinished = path.join(folder, `.${build}-${process.pid}`);
  cpSync(own, unfinished, { recursive: true });
  try {
    renameSync(unfinished, kept);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  for (const old of buildsIn(folder).slice(buildsKept)) rmSync(old, { recursive: true, force: true });
}

/** The newest first. */
function buildsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .map((one) => ({ one, changedAt: statSync(one).mtimeMs }));
  return found.sort((one, other) => other.changedAt - one.changedAt).map(({ one }) => one);
}

/** Names below `/_next/static/` and where they are. */
function listEarlier(folder: string, build: string): [name: string, file: string][] {
  const others = buildsIn(folder).filter((one) => path.basename(one) !== build);
  return others.flatMap((one) =>
    readdirSync(one, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.extname(name) in kinds)
      .map((name): [string, string] => [name.split(path.sep).join('/'), path.join(one, name)]),
  );
}

function send(file: string, isHead: boolean, response: ServerResponse, id: string): void {
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': kinds[path.extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': 'public, max-age=31536000, immutable',
    [requestIdHeader]: id,
  });
  if (isHead) response.end();
  else
    createReadStream(file)
      .once('error', () => response.destroy())
      .pipe(response);
}
