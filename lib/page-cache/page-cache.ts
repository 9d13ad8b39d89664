import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { z } from 'zod';
import { everythingTag, monotonicNow, stateOf } from '../page-store/page-state.ts';
import { openPageStore } from '../page-store/page-store.ts';
import type { RenderedPage } from '../page-store/stored-page.ts';
import {
  noStoreTag,
  notFoundTag,
  pageCacheControl,
  permanentRedirectTag,
  resolveSharedPage,
  shortTtlCacheControl,
  shortTtlTag,
  temporaryRedirectTag,
} from './cache-directives.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const pageModuleSchema = z.object({ src: z.string(), integrity: z.string() });

/** The script of every page, as `lib/islands/bundle-islands.ts` wrote it during the build. */
type PageModule = z.infer<typeof pageModuleSchema>;

/** Reads the page module of the build whose `server` folder is given; null when the build has none. */
function readPageModule(serverDistDir: string): PageModule | null {
  const file = path.join(serverDistDir, '..', 'page-module.json');
  return existsSync(file) ? pageModuleSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Matches script elements, except JSON-LD data for search engines. */
const scriptElements = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Removes Next's scripts, and the data they hydrate from, from a rendered page, and appends the page's own
 * module.
 */
export function replaceScripts(html: string, module: PageModule | null): string {
  const document = html.replace(scriptElements, '').replace(scriptPreloads, '');
  if (!module) return document;
  // Low priority: the first paint depends on the styles and typefaces before it.
  const moduleScript = `<script type="module" fetchpriority="low" src="${module.src}" integrity="${module.integrity}"></script>`;
  return document.replace('</body>', () => `${moduleScript}</body>`);
}

const MAX_PENDING_RENDERS = 10_000;
/** A render that has not finished after this time, in ms, counts as abandoned. */
const RENDER_TIMEOUT_MS = 60_000;
/** Start times of running renders by page key, the oldest first. */
const renderStarts = new Map<string, number>();

/** Records the start of a page's render, unless one is running already. */
function recordRenderStart(key: string): void {
  const now = monotonicNow();
  const startedAt = renderStarts.get(key);
  if (startedAt !== undefined && now - startedAt < RENDER_TIMEOUT_MS) return;
  renderStarts.delete(key);
  renderStarts.set(key, now);
  for (const oldest of renderStarts.keys()) {
    if (renderStarts.size <= MAX_PENDING_RENDERS) break;
    renderStarts.delete(oldest);
  }
}

/**
 * Returns and removes the start time of a page's render, in ms since 1970; without a record, the earliest
 * possible one.
 */
function takeRenderStart(key: string): number {
  const startedAt = renderStarts.get(key) ?? monotonicNow() - RENDER_TIMEOUT_MS;
  renderStarts.delete(key);
  return startedAt;
}

const refreshTag = /<meta http-equiv="refresh" content="0;url=([^"]*)"/;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The target of a page's refresh tag, encoded for a Location header; null without one. */
export function findRedirectTarget(html: string): string | null {
  const escaped = refreshTag.exec(html)?.[1];
  if (escaped === undefined) return null;
  const address = escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}

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
    const { html, ...page } = resolveSharedPage(data.html, {
      ...toRenderedPage(data),
      renderedAt,
      revalidate,
    });
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
  if (renderCount % RENDERS_PER_CLEAR === 0)
    new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear();
}

/** Prefix of Next's internal headers. */
const internalHeaderPrefix = 'x-next';
const tagsHeader = 'x-next-cache-tags';
/** Whether a page is the result of a query, so that it is not stored as the page without a query. */
const isQueryResult = (tags: readonly string[]): boolean =>
  tags.includes(noStoreTag) || tags.includes(shortTtlTag);
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
  if (!redirectTarget || !(tags.includes(permanentRedirectTag) || tags.includes(temporaryRedirectTag)))
    return;
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
