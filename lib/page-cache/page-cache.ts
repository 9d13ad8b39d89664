import { createRequire } from 'node:module';
import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import type { RenderedPage } from '../page-store/stored-page.ts';
import { everythingTag } from '../page-store/mark-stale.ts';
import { openPageStore } from '../page-store/open-page-store.ts';
import { stateOf } from '../page-store/page-state.ts';
import { shortTtlTag, notFoundTag, noStoreTag, permanentRedirectTag, temporaryRedirectTag } from './cache-directives.ts';
import { replaceScripts } from './carry-own-module.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { recordRenderStart, takeRenderStart } from './making-times.ts';
import { type PageModule, readPageModule } from './page-module.ts';
import { findRedirectTarget } from './read-refresh.ts';
import { resolveSharedPage } from './shared-answers.ts';
import { shortTtlCacheControl, pageCacheControl } from './shared-caching.ts';

type Base = typeof NextFileSystemCache.prototype;
type CacheEntry = Awaited<ReturnType<Base['get']>>;
type CacheData = Parameters<Base['set']>[1];
type PageData = Extract<CacheData, { kind: 'APP_PAGE' }>;
type CacheContext = ConstructorParameters<typeof NextFileSystemCache>[0];

const require = createRequire(import.meta.url);
const FileSystemCache: typeof NextFileSystemCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache').default;

/**
 * Next's cache handler. Public pages go to the page store, without Next's scripts and with a security
 * policy; everything else goes to Next's own file-system cache.
 */
export default class PageCache extends FileSystemCache {
  readonly #module: PageModule | null;

  constructor(context: CacheContext) {
    super(context);
    this.#module = loadPageModule(context.serverDistDir);
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    if (context.kind === 'FETCH') return null;
    const kind: string = context.kind;
    const address = addressOf(key);
    if (!address || !isPageKind(kind)) return super.get(key, context);
    const page = await openPageStore().find(address);
    const state = page ? stateOf(page) : 'expired';
    if (state !== 'fresh') recordRenderStart(address);
    if (!page || state === 'expired') return null;
    const entry = toCacheEntry(kind, page, page.bodies.identity);
    returnedValues.add(entry.value);
    return entry;
  }

  override async set(...[key, data, context]: Parameters<Base['set']>): Promise<void> {
    if (data?.kind === 'FETCH') return;
    const address = addressOf(key);
    if (data?.kind !== 'APP_PAGE' || !address) return super.set(key, data, context);
    const renderedAt = takeRenderStart(address);
    // After a failed revalidation Next stores the stale page again; it keeps its render time and stays
    // stale.
    if (returnedValues.has(data)) return;
    clearLifetimesPeriodically();
    // Modified in place: the first response is sent from the entry that is being stored.
    finishPage(data, this.#module);
    const revalidate = 'cacheControl' in context ? (context.cacheControl?.revalidate ?? false) : false;
    const { html, ...page } = resolveSharedPage(data.html, { ...toRenderedPage(data), renderedAt, revalidate });
    Object.assign(data, { html, status: page.status, headers: { ...data.headers, ...page.headers } });
    if (!isQueryResult(page.tags)) await openPageStore().save(address, html, page);
  }
}

/** Values that Next read from the store. */
const returnedValues = new WeakSet<object>();

/** Next's cache of page lifetimes is cleared after this many renders; it would grow without limit. */
const RENDERS_PER_CLEAR = 10_000;
let renderCount = 0;

function clearLifetimesPeriodically(): void {
  renderCount += 1;
  if (renderCount % RENDERS_PER_CLEAR === 0) new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear();
}

/** Prefix of Next's internal headers. */
const internalHeaderPrefix = 'x-next';
const tagsHeader = 'x-next-cache-tags';
/** Whether a page is the result of a query, so that it is not stored as the page without a query. */
const isQueryResult = (tags: readonly string[]): boolean => tags.includes(noStoreTag) || tags.includes(shortTtlTag);
const tagsOf = ({ headers }: PageData): string[] => String(headers?.[tagsHeader] ?? '').split(',');

/**
 * The path of a public page, which starts with a locale; null for Next's own entries, such as error pages.
 */
function addressOf(key: string): string | null {
  const pathname = key.slice(key.indexOf('$/') + 1);
  return /^\/[a-z]{2}-[A-Z]{2}(?:\/|$)/.test(pathname) ? pathname : null;
}

/** Next's kinds are a const enum, which cannot be imported. */
const isPageKind = (kind: string): kind is PageData['kind'] => kind === 'APP_PAGE';

/**
 * Converts a stored page to Next's cache entry. Public pages have no client-side navigation, so there is no
 * RSC data.
 */
function toCacheEntry(
  kind: PageData['kind'],
  { status, headers, tags, renderedAt, revalidate }: RenderedPage,
  body: Buffer,
): CacheEntry & { value: object } {
  return {
    lastModified: renderedAt,
    cacheControl: { revalidate, expire: undefined },
    value: {
      kind,
      html: body.toString(),
      rscData: undefined,
      postponed: undefined,
      segmentData: undefined,
      status,
      headers: { ...headers, [tagsHeader]: tags.join(',') },
    },
  };
}

function toRenderedPage(data: PageData): Pick<RenderedPage, 'status' | 'headers' | 'tags'> {
  const headers = Object.entries(data.headers ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith(internalHeaderPrefix) ? [[name, value]] : [],
  );
  return { status: data.status ?? 200, headers: Object.fromEntries(headers), tags: tagsOf(data) };
}

/** Adds the page's module, its security policy, its cache headers and the status that its tags declare. */
function finishPage(data: PageData, module: PageModule | null): void {
  const redirectTarget = findRedirectTarget(data.html);
  data.html = replaceScripts(data.html, module);
  const tags = [...new Set([...tagsOf(data), everythingTag])];
  data.headers = {
    ...data.headers,
    [tagsHeader]: tags.join(','),
    'content-security-policy': contentSecurityPolicy(data.html),
    'cache-control': pageCacheControl,
    // For nginx only, which removes it (`lib/edge`).
    'x-accel-expires': '1',
  };
  if (tags.includes(noStoreTag)) data.headers['cache-control'] = 'private, no-store';
  if (tags.includes(shortTtlTag)) data.headers['cache-control'] = shortTtlCacheControl;
  if (isQueryResult(tags)) delete data.headers['x-accel-expires'];
  if (tags.includes(notFoundTag)) data.status = 404;
  if (!redirectTarget || !(tags.includes(permanentRedirectTag) || tags.includes(temporaryRedirectTag))) return;
  data.status = tags.includes(permanentRedirectTag) ? 308 : 307;
  // A cache keyed by path alone would lose the query that the redirect carries on.
  delete data.headers['x-accel-expires'];
  Object.assign(data.headers, { location: redirectTarget, 'cache-control': 'private, no-cache' });
}

let cachedModule: PageModule | null | undefined;

/** Read once per build. Next's proxy creates the cache without a folder and stores nothing. */
function loadPageModule(serverDistDir: string): PageModule | null {
  if (!serverDistDir) return null;
  cachedModule ??= readPageModule(serverDistDir);
  return cachedModule;
}
