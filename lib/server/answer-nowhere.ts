import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import type { Languages } from '../i18n/read-enabled-locales.ts';
import { askedMark } from '../routes/deciding-names.ts';
import { isPagePath, reservedSegments } from '../routes/page-path.ts';
import { isReading, splitTarget } from './page-request.ts';
import { nowherePage, plainPagePolicy } from './plain-pages.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** The route of all pages, which Next takes for any address that no other route has. */
const pages = '/[lang]/[[...path]]';

/** Where staff's redirects are asked for (`app/api/moved`). */
const movedEndpoint = '/api/moved';
/** What looks like a file outside the server's own parts may be the address of an earlier site. */
const mayBeMoved = new RegExp(
  `^(?!/(?:${[...reservedSegments].map((name) => name.replaceAll('.', '\\.')).join('|')})(?:/|$))(?:/[\\w.~-]+)+$`,
);

const route = z.object({ page: z.string(), regex: z.string() });
const manifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) });

const headers = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(nowherePage),
  'content-security-policy': plainPagePolicy,
  'cache-control': 'no-store',
};

/** A path inside the house, where a page is made for who asks (`lib/routes/asked-path.ts`). */
const isInside = (asked: string): boolean => {
  const last = asked.slice(asked.lastIndexOf('/') + 1);
  // Next reads it so: a letter may be written by its number.
  return decodeSegment(last).startsWith(askedMark);
};

function decodeSegment(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Answers where there is neither a page, nor a route, nor a file; false where there may be something. */
export type AnswerNowhere = (request: IncomingMessage, response: ServerResponse, id: string) => boolean;

/**
 * What no page can be is not asked of Next: it would make an error page by its scripts for each such address, and keep each on the
 * disk. `build` is Next's folder, `files` that of the files at the root.
 */
export function answerNowhere(build: string, files: string, languages: Languages): AnswerNowhere {
  const routes = readRoutes(path.join(build, 'routes-manifest.json'));
  const names = existsSync(files) ? readdirSync(files, { recursive: true, encoding: 'utf8' }) : [];
  const known = new Set(names.map((name) => `/${name}`));
  const isKnown = (asked: string): boolean =>
    known.has(asked) || isPagePath(asked) || routes.some((one) => one.test(asked));
  const isOfLanguage = (asked: string): boolean =>
    languages.some((language) => asked === `/${language}` || asked.startsWith(`/${language}/`));
  return (request, response, id) => {
    const { method, url } = request;
    const { path: asked } = splitTarget(url);
    if (!isInside(asked) && (isKnown(asked) || isOfLanguage(asked))) return false;
    if (isReading(method) && mayBeMoved.test(asked)) {
      request.url = movedEndpoint + request.url;
      return false;
    }
    response.writeHead(404, { ...headers, [requestIdHeader]: id });
    response.end(method === 'HEAD' ? undefined : nowherePage);
    return true;
  };
}

function readRoutes(file: string): RegExp[] {
  if (!existsSync(file)) return [];
  const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => page !== pages)
    .map(({ regex }) => new RegExp(regex));
}
