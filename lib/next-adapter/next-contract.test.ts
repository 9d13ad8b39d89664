import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { redirect } from 'next/navigation';
import { expect, test } from 'vitest';
import * as cacheHandler from './cache-handler';
import { collectTags } from './collect-tags';
import { clearPageLifetimes } from './page-lifetimes';
import { findRedirectErrorTarget } from './redirect-error';
import { nextRequestHeaders } from './request-headers';
import { readRoutePatterns, routesManifestSchema } from './routes-manifest';
import { sampleCacheContext } from './sample-cache-context';
import { MAX_TAG_LENGTH, MAX_TAGS_PER_CALL } from './tag-limits';
import { tagsManifest } from './tags-manifest';

/** The version of Next that the adapter was written for. */
const ADAPTED_VERSION = '16.4.6';

/** Defines a test whose title names the private API that changed and the module to adapt. */
const contract = (api: string, module: string, check: () => void | Promise<void>) =>
  test(`Next contract › ${api} is as lib/next-adapter/${module} expects`, check);

/** Calls a private function with the part of its arguments that it reads. */
const callPrivate = (method: (...args: never[]) => unknown, ...args: unknown[]): unknown =>
  Reflect.apply(method, undefined, args);

const pageModule = '/(site)/[lang]/[[...path]]/page';
const pageOwner = { kind: 'APP_PAGE', sourceRoute: pageModule };

test(`Next contract › the installed version is ${ADAPTED_VERSION}, or the docstrings of lib/next-adapter are out of date`, () => {
  const { version }: { version: string } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  expect(version).toBe(ADAPTED_VERSION);
});

contract('the class FileSystemCache', 'cache-handler.ts', () => {
  const { FileSystemCache } = cacheHandler;
  const { get, set, revalidateTag, resetRequestCache } = FileSystemCache.prototype;
  expect({
    constructor: FileSystemCache.length,
    get: get.length,
    set: set.length,
    revalidateTag: revalidateTag.length,
    resetRequestCache: resetRequestCache.length,
  }).toEqual({ constructor: 1, get: 0, set: 3, revalidateTag: 2, resetRequestCache: 0 });
});

contract('the kinds of cache entries', 'cache-handler.ts', async () => {
  const kinds = { APP_PAGE: 'APP_PAGE', FETCH: 'FETCH' };
  const types: object = await import('next/dist/server/response-cache/types.js');
  expect(types).toMatchObject({ CachedRouteKind: kinds, IncrementalCacheKind: kinds });
  expect(cacheHandler.isPageKind('APP_PAGE')).toBe(true);
});

contract('getRouteCacheKey', 'cache-handler.ts', async () => {
  const { getRouteCacheKey } = await import('next/dist/server/lib/route-cache-key.js');
  const key = callPrivate(getRouteCacheKey, '/en-GH/contact-us', pageOwner);
  expect(cacheHandler.pathnameOfKey(String(key))).toBe('/en-GH/contact-us');
});

contract('what IncrementalCache passes to a cache handler', 'cache-handler.ts', async () => {
  const { IncrementalCache } = await import('next/dist/server/lib/incremental-cache/index.js');
  const entry = { kind: 'APP_PAGE', html: '<p>a</p>', headers: { 'x-next-cache-tags': 'a' } };
  const cacheControl = { revalidate: 60, expire: undefined };
  const calls: unknown[][] = [];
  class RecordingCache {
    constructor(context: object) {
      calls.push(['constructor', Object.keys(context)]);
    }
    async get(key: string, context: object) {
      calls.push(['get', cacheHandler.pathnameOfKey(key), context]);
      return { lastModified: performance.timeOrigin + performance.now(), cacheControl, value: entry };
    }
    async set(key: string, data: unknown, context: object) {
      calls.push(['set', cacheHandler.pathnameOfKey(key), data, context]);
    }
  }
  const cache = Reflect.construct(IncrementalCache, [
    {
      ...sampleCacheContext,
      requestHeaders: {},
      previewProps: { previewModeId: 'preview' },
      prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
      CurCacheHandler: RecordingCache,
    },
  ]);
  const read = await cache.get('/en-GH/a', { kind: 'APP_PAGE', isFallback: false, route: pageOwner });
  expect(read).toMatchObject({ value: entry, cacheControl });
  expect(read.isStale ?? false).toBe(false);
  await cache.set('/en-GH/a', entry, { cacheControl, isFallback: false, route: pageOwner });
  expect(calls).toEqual([
    ['constructor', expect.arrayContaining(Object.keys(sampleCacheContext))],
    ['get', '/en-GH/a', { kind: 'APP_PAGE', isFallback: false }],
    ['set', '/en-GH/a', entry, { cacheControl, isFallback: false }],
  ]);
});

contract('the names of internal response headers', 'cache-handler.ts', async () => {
  const { NEXT_CACHE_TAGS_HEADER } = await import('next/dist/lib/constants.js');
  const headers = await import('next/dist/client/components/app-router-headers.js');
  expect(NEXT_CACHE_TAGS_HEADER).toBe(cacheHandler.tagsHeader);
  const { NEXT_DID_POSTPONE_HEADER, NEXT_ROUTER_STALE_TIME_HEADER, NEXT_IS_PRERENDER_HEADER } = headers;
  const internal = [
    NEXT_CACHE_TAGS_HEADER,
    NEXT_DID_POSTPONE_HEADER,
    NEXT_ROUTER_STALE_TIME_HEADER,
    NEXT_IS_PRERENDER_HEADER,
  ];
  expect(internal.filter((name) => !cacheHandler.isInternalHeader(name))).toEqual([]);
});

contract('the static map of SharedCacheControls', 'page-lifetimes.ts', async () => {
  const { SharedCacheControls } = await import(
    'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
  );
  const { getRouteCacheKey } = await import('next/dist/server/lib/route-cache-key.js');
  const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
  const find = () => Reflect.apply(lifetimes.get, lifetimes, ['/en-GH/a', pageOwner]);
  const lifetime = { revalidate: 60, expire: undefined };
  lifetimes.set(String(callPrivate(getRouteCacheKey, '/en-GH/a', pageOwner)), lifetime);
  expect(find()).toEqual(lifetime);
  clearPageLifetimes();
  expect(find()).toBeUndefined();
});

contract('tagsManifest', 'tags-manifest.ts', async () => {
  const { areTagsExpired, areTagsStale } = await import(
    'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
  );
  expect(tagsManifest).toBeInstanceOf(Map);
  const at = performance.timeOrigin + performance.now() - 10;
  tagsManifest.set('stale', { stale: at, expired: 0 });
  tagsManifest.set('expired', { stale: at, expired: at });
  expect([at - 1, at + 1].map((time) => areTagsStale(['stale'], time))).toEqual([true, false]);
  expect([at - 1, at + 1].map((time) => areTagsExpired(['expired'], time))).toEqual([true, false]);
  expect(areTagsExpired(['stale'], at - 1)).toBe(false);
});

contract('the limits of cache tags', 'tag-limits.ts', async () => {
  const { NEXT_CACHE_TAG_MAX_ITEMS, NEXT_CACHE_TAG_MAX_LENGTH } = await import('next/dist/lib/constants.js');
  expect(NEXT_CACHE_TAG_MAX_ITEMS).toBeGreaterThanOrEqual(MAX_TAGS_PER_CALL);
  expect(NEXT_CACHE_TAG_MAX_LENGTH).toBeGreaterThanOrEqual(MAX_TAG_LENGTH);
});

contract('unstable_cache, which adds tags to a render,', 'collect-tags.ts', async () => {
  const { INFINITE_CACHE } = await import('next/dist/lib/constants.js');
  const { workAsyncStorage } = await import('next/dist/server/app-render/work-async-storage.external.js');
  const { workUnitAsyncStorage } = await import(
    'next/dist/server/app-render/work-unit-async-storage.external.js'
  );
  const incrementalCache = {
    generateSimpleCacheKey: async () => 'key',
    get: async () => null,
    set: async () => {},
  };
  const work = { incrementalCache, route: pageModule };
  const render: { type: string; tags: string[] | null; revalidate: number } = {
    type: 'prerender-legacy',
    tags: null,
    revalidate: INFINITE_CACHE,
  };
  const tags = Array.from({ length: 2 * MAX_TAGS_PER_CALL + 1 }, (_, index) => `redirect:308:${index}:%2Fa`);
  const run = (revalidate: number | false) =>
    Reflect.apply(workAsyncStorage.run, workAsyncStorage, [
      work,
      () =>
        Reflect.apply(workUnitAsyncStorage.run, workUnitAsyncStorage, [
          render,
          () => collectTags(tags, revalidate),
        ]),
    ]);
  await run(false);
  expect(render.tags).toEqual(tags);
  expect(render.revalidate).toBe(INFINITE_CACHE);
  await run(60);
  expect(render.revalidate).toBe(60);
});

contract('the routes manifest', 'routes-manifest.ts', async () => {
  const { generateRoutesManifest } = await import('next/dist/build/generate-routes-manifest.js');
  const { ROUTES_MANIFEST } = await import('next/constants');
  const generated = callPrivate(generateRoutesManifest, {
    pageKeys: { pages: [], app: ['/api/health', '/media/[name]', '/[lang]/[[...path]]'] },
    config: { basePath: '', experimental: {} },
    redirects: [],
    headers: [],
    onMatchHeaders: [],
    rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
    restrictedRedirectPaths: [],
  });
  const { routesManifest } = Object(generated);
  const { staticRoutes, dynamicRoutes } = routesManifestSchema.parse(routesManifest);
  expect(staticRoutes.map(({ page }) => page)).toEqual(['/api/health']);
  expect(dynamicRoutes.map(({ page }) => page).toSorted()).toEqual(['/[lang]/[[...path]]', '/media/[name]']);
  const build = mkdtempSync(path.join(os.tmpdir(), 'routes-manifest-'));
  writeFileSync(path.join(build, ROUTES_MANIFEST), JSON.stringify(routesManifest));
  const patterns = readRoutePatterns(build, '/[lang]/[[...path]]');
  rmSync(build, { recursive: true });
  const matches = (pathname: string) => patterns.some((pattern) => pattern.test(pathname));
  expect(['/api/health', '/media/a.webp', '/en-GH/a'].map(matches)).toEqual([true, true, false]);
});

contract("the client's request headers", 'request-headers.ts', async () => {
  const { FLIGHT_HEADERS, NEXT_HMR_REFRESH_HEADER, NEXT_URL } = await import(
    'next/dist/client/components/app-router-headers.js'
  );
  const isDevelopmentOnly = (name: string) => name === NEXT_HMR_REFRESH_HEADER;
  const names = [...FLIGHT_HEADERS, NEXT_URL].filter((name) => !isDevelopmentOnly(name));
  expect(names.filter((name) => !nextRequestHeaders.includes(name))).toEqual([]);
});

contract('getScriptNonceFromHeaders', 'request-headers.ts', async () => {
  const { getScriptNonceFromHeaders } = await import(
    'next/dist/server/app-render/get-script-nonce-from-header.js'
  );
  const names = ['content-security-policy', 'content-security-policy-report-only'];
  for (const name of names)
    expect(getScriptNonceFromHeaders({ [name]: "script-src 'self' 'nonce-YWJj'" })).toBe('YWJj');
  expect(nextRequestHeaders).toEqual(expect.arrayContaining(names));
});

contract('the error of redirect()', 'redirect-error.ts', () => {
  const throwRedirect = () => redirect('/a?b=1');
  let thrown: unknown;
  try {
    throwRedirect();
  } catch (error) {
    thrown = error;
  }
  expect(findRedirectErrorTarget(thrown)).toBe('/a?b=1');
  expect(findRedirectErrorTarget(new Error('NEXT_REDIRECT'))).toBeNull();
});
