import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  type CacheContext,
  type CacheEntry,
  FileSystemCache,
  type GetParameters,
  isInternalHeader,
  isPageKind,
  type PageData,
  pathnameOfKey,
  type SetParameters,
  tagsHeader,
  tagsOf,
} from '../next-adapter/cache-handler.ts';
import { clearPageLifetimes } from '../next-adapter/page-lifetimes.ts';
import { appendToBody, removeScripts } from '../next-adapter/rendered-html.ts';
import { everythingTag, monotonicNow, stateOf } from '../page-store/page-state.ts';
import { openPageStore } from '../page-store/page-store.ts';
import { postSearchResult } from '../page-store/search-results.ts';
import type { RenderedPage } from '../page-store/stored-page.ts';
import { queryVariantPrefix } from '../routes/request-names.ts';
import {
  noStoreTag,
  notFoundTag,
  pageCacheControl,
  resolveSharedPage,
  shortTtlCacheControl,
  shortTtlTag,
} from './cache-directives.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { isRedirectTag, readRedirect } from './redirect-directive.ts';

const pageModuleSchema = z.object({ src: z.string(), integrity: z.string() });

/** The script of every page, as `lib/islands/bundle-islands.ts` wrote it during the build. */
type PageModule = z.infer<typeof pageModuleSchema>;

/** Reads the page module of the build whose `server` folder is given; null when the build has none. */
function readPageModule(serverDistDir: string): PageModule | null {
  const file = path.join(serverDistDir, '..', 'page-module.json');
  return existsSync(file) ? pageModuleSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/**
 * Removes Next's scripts, and the data they hydrate from, from a rendered page, and appends the page's own
 * module.
 */
export function replaceScripts(html: string, module: PageModule | null): string {
  const document = removeScripts(html);
  if (!module) return document;
  // Low priority: the first paint depends on the styles and typefaces before it.
  const moduleScript = `<script type="module" fetchpriority="low" src="${module.src}" integrity="${module.integrity}"></script>`;
  return appendToBody(document, moduleScript);
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
function popRenderStart(key: string): number {
  const startedAt = renderStarts.get(key) ?? monotonicNow() - RENDER_TIMEOUT_MS;
  renderStarts.delete(key);
  return startedAt;
}

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

  override async get(...[key, context]: GetParameters): Promise<CacheEntry> {
    if (context.kind === 'FETCH') return null;
    const kind: string = context.kind;
    const address = addressOf(key);
    if (!address || !isPageKind(kind)) return super.get(key, context);
    const page = isQueryVariant(address) ? undefined : await openPageStore().find(address);
    const state = page ? stateOf(page) : 'expired';
    if (state !== 'fresh') recordRenderStart(address);
    if (!page || state === 'expired') return null;
    const entry = toCacheEntry(kind, page, page.bodies.identity);
    returnedValues.add(entry.value);
    return entry;
  }

  override async set(...[key, data, context]: SetParameters): Promise<void> {
    if (data?.kind === 'FETCH') return;
    const address = addressOf(key);
    if (data?.kind !== 'APP_PAGE' || !address) return super.set(key, data, context);
    const renderedAt = popRenderStart(address);
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
    if (page.tags.includes(shortTtlTag)) await postSearchResult(address, html, page);
    else if (!page.tags.includes(noStoreTag)) await openPageStore().save(address, html, page);
  }
}

/** Values that Next read from the store. */
const returnedValues = new WeakSet<object>();

/** Next's cache of page lifetimes is cleared after this many renders; it would grow without limit. */
const RENDERS_PER_CLEAR = 10_000;
let renderCount = 0;

function clearLifetimesPeriodically(): void {
  renderCount += 1;
  if (renderCount % RENDERS_PER_CLEAR === 0) clearPageLifetimes();
}

/** Whether a page is the result of a query, so that it is not stored as the page without a query. */
const isQueryResult = (tags: readonly string[]): boolean =>
  tags.includes(noStoreTag) || tags.includes(shortTtlTag);

/** Whether a path is that of a page's variant for a query, which the page store does not hold. */
const isQueryVariant = (address: string): boolean => address.includes(`/${queryVariantPrefix}`);

/**
 * The path of a public page, which starts with a locale; null for Next's own entries, such as error pages.
 */
function addressOf(key: string): string | null {
  const pathname = pathnameOfKey(key);
  return /^\/[a-z]{2}-[A-Z]{2}(?:\/|$)/.test(pathname) ? pathname : null;
}

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
    typeof value === 'string' && !isInternalHeader(name) ? [[name, value]] : [],
  );
  return { status: data.status ?? 200, headers: Object.fromEntries(headers), tags: tagsOf(data) };
}

/** Adds the page's module, its security policy, its cache headers and the status that its tags declare. */
function finishPage(data: PageData, module: PageModule | null): void {
  const redirect = readRedirect(tagsOf(data));
  data.html = replaceScripts(data.html, module);
  const tags = [...new Set([...tagsOf(data), everythingTag])].filter((tag) => !isRedirectTag(tag));
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
  if (!redirect) return;
  data.status = redirect.status;
  // A cache keyed by path alone would lose the query that the redirect carries on.
  delete data.headers['x-accel-expires'];
  Object.assign(data.headers, { location: redirect.location, 'cache-control': 'private, no-cache' });
}

let cachedModule: PageModule | null | undefined;

/** Read once per build. Next's proxy creates the cache without a folder and stores nothing. */
function loadPageModule(serverDistDir: string): PageModule | null {
  if (!serverDistDir) return null;
  cachedModule ??= readPageModule(serverDistDir);
  return cachedModule;
}
