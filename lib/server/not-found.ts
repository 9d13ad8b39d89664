import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import { readRoutePatterns } from '../next-adapter/routes-manifest.ts';
import { isPagePath, reservedSegments } from '../routes/page-path.ts';
import { pageRoute, queryVariantPrefix } from '../routes/request-names.ts';
import { fallbackPagePolicy, notFoundPage } from './fallback-pages.ts';
import { isReadMethod, requestIdHeader, splitTarget } from './page-request.ts';
import { securityHeaders } from './security-headers.ts';

/** Endpoint that looks up redirects set by staff (`app/api/redirect`). */
const redirectEndpoint = '/api/redirect';
/** Paths outside the reserved segments that look like a file may be addresses of a former website. */
const redirectCandidate = new RegExp(
  `^(?!/(?:${[...reservedSegments].map((name) => name.replaceAll('.', '\\.')).join('|')})(?:/|$))(?:/[\\w.~-]+)+$`,
);

const notFoundHeaders = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(notFoundPage),
  'content-security-policy': fallbackPagePolicy,
  'cache-control': 'no-store',
};

/**
 * Whether a path is an internal query variant, which is rendered per query and may not be requested directly
 * (`lib/routes/query-variant.ts`).
 */
const isQueryVariant = (pathname: string): boolean => {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  // Decoded as Next does: characters may be percent-encoded.
  return decodeSegment(last).startsWith(queryVariantPrefix);
};

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Responds with 404 where no page, route or file can exist; false where there may be one. */
export type NotFoundHandler = (request: IncomingMessage, response: ServerResponse, id: string) => boolean;

/**
 * Impossible addresses are not forwarded to Next, which would render and store an error page for each.
 * `build` is Next's build folder, `files` the folder of files at the site root.
 */
export function createNotFoundHandler(build: string, files: string, languages: LocaleList): NotFoundHandler {
  const routes = readRoutePatterns(build, pageRoute);
  const names = existsSync(files) ? readdirSync(files, { recursive: true, encoding: 'utf8' }) : [];
  const filePaths = new Set(names.map((name) => `/${name}`));
  const exists = (pathname: string): boolean =>
    filePaths.has(pathname) || isPagePath(pathname) || routes.some((route) => route.test(pathname));
  const hasLanguagePrefix = (pathname: string): boolean =>
    languages.some((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`));
  return (request, response, id) => {
    const { method, url } = request;
    const { path: pathname } = splitTarget(url);
    if (!isQueryVariant(pathname) && (exists(pathname) || hasLanguagePrefix(pathname))) return false;
    if (isReadMethod(method) && redirectCandidate.test(pathname)) {
      request.url = redirectEndpoint + request.url;
      return false;
    }
    response.writeHead(404, { ...notFoundHeaders, [requestIdHeader]: id });
    response.end(method === 'HEAD' ? undefined : notFoundPage);
    return true;
  };
}
