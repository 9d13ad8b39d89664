import { createRequire } from 'node:module';
import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import type { MadePage } from '../page-store/finished-page.ts';
import { everythingTag } from '../page-store/mark-stale.ts';
import { openPageStore } from '../page-store/open-page-store.ts';
import { stateOf } from '../page-store/page-state.ts';
import { briefTag, notFoundTag, passingTag, permanentTag, temporaryTag } from './answer-tags.ts';
import { carryOwnModule } from './carry-own-module.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { beginMaking, finishMaking } from './making-times.ts';
import { type PageModule, readPageModule } from './page-module.ts';
import { readRefresh } from './read-refresh.ts';
import { takeOrGive } from './shared-answers.ts';
import { briefCaching, sharedCaching } from './shared-caching.ts';

type Base = typeof NextFileSystemCache.prototype;
type Found = Awaited<ReturnType<Base['get']>>;
type Data = Parameters<Base['set']>[1];
type PageData = Extract<Data, { kind: 'APP_PAGE' }>;
type Context = ConstructorParameters<typeof NextFileSystemCache>[0];

const require = createRequire(import.meta.url);
const FileSystemCache: typeof NextFileSystemCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache').default;

/** The public pages that Next makes, each without Next's scripts and with a policy, in the page store; all else where Next has it. */
export default class PageCache extends FileSystemCache {
  readonly #module: PageModule | null;

  constructor(context: Context) {
    super(context);
    this.#module = pageModule(context.serverDistDir);
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    if (context.kind === 'FETCH') return null;
    const kind: string = context.kind;
    const address = addressOf(key);
    if (!address || !isPageKind(kind)) return super.get(key, context);
    const page = await openPageStore().find(address);
    const state = page ? stateOf(page) : 'gone';
    if (state !== 'fresh') beginMaking(address);
    if (!page || state === 'gone') return null;
    const found = forNext(kind, page, page.bodies.identity);
    given.add(found.value);
    return found;
  }

  override async set(...[key, data, context]: Parameters<Base['set']>): Promise<void> {
    if (data?.kind === 'FETCH') return;
    const address = addressOf(key);
    if (data?.kind !== 'APP_PAGE' || !address) return super.set(key, data, context);
    const made = finishMaking(address);
    // What could not be made anew comes back as it was given, and stays what it is: out of date.
    if (given.has(data)) return;
    forgetLifetimes();
    // Changed in place: the very first answer is sent from the entry being stored.
    finishPage(data, this.#module);
    const revalidate = 'cacheControl' in context ? (context.cacheControl?.revalidate ?? false) : false;
    const { html, ...page } = takeOrGive(data.html, { ...asMade(data), made, revalidate });
    Object.assign(data, { html, status: page.status, headers: { ...data.headers, ...page.headers } });
    if (!isAnswer(page.tags)) await openPageStore().keep(address, html, page);
  }
}

/** What Next was given of the store. */
const given = new WeakSet<object>();

/** So many pages may be made before what Next remembers of their lifetimes is forgotten: it would grow without end. */
const mostLifetimes = 10_000;
let lifetimes = 0;

function forgetLifetimes(): void {
  lifetimes += 1;
  if (lifetimes % mostLifetimes === 0) new SharedCacheControls({ routes: {}, dynamicRoutes: {} }).clear();
}

/** How headers begin that are Next's word to itself. */
const ofNext = 'x-next';
const tagsHeader = 'x-next-cache-tags';
/** Whether a page answers what was asked of it, so that it is not kept for those who ask nothing. */
const isAnswer = (tags: readonly string[]): boolean => tags.includes(passingTag) || tags.includes(briefTag);
const tagsOf = ({ headers }: PageData): string[] => String(headers?.[tagsHeader] ?? '').split(',');

/** The path of a public page, which begins with a language; null for what Next has besides, as its own error pages. */
function addressOf(key: string): string | null {
  const path = key.slice(key.indexOf('$/') + 1);
  return /^\/[a-z]{2}-[A-Z]{2}(?:\/|$)/.test(path) ? path : null;
}

/** Next's kinds are a const enum, which no module can name. */
const isPageKind = (kind: string): kind is PageData['kind'] => kind === 'APP_PAGE';

/** A page as Next wants it back. Nothing of it navigates in the browser, so there is no data to do it with. */
function forNext(
  kind: PageData['kind'],
  { status, headers, tags, made, revalidate }: MadePage,
  body: Buffer,
): Found & { value: object } {
  return {
    lastModified: made,
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

function asMade(data: PageData): Pick<MadePage, 'status' | 'headers' | 'tags'> {
  const headers = Object.entries(data.headers ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith(ofNext) ? [[name, value]] : [],
  );
  return { status: data.status ?? 200, headers: Object.fromEntries(headers), tags: tagsOf(data) };
}

/** Gives a page that was just made its module, its policies, and the status its tags ask for. */
function finishPage(data: PageData, module: PageModule | null): void {
  const location = readRefresh(data.html);
  data.html = carryOwnModule(data.html, module);
  const tags = [...new Set([...tagsOf(data), everythingTag])];
  data.headers = {
    ...data.headers,
    [tagsHeader]: tags.join(','),
    'content-security-policy': contentSecurityPolicy(data.html),
    'cache-control': sharedCaching,
    // For nginx alone, which keeps it to itself (`lib/edge`).
    'x-accel-expires': '1',
  };
  if (tags.includes(passingTag)) data.headers['cache-control'] = 'private, no-store';
  if (tags.includes(briefTag)) data.headers['cache-control'] = briefCaching;
  if (isAnswer(tags)) delete data.headers['x-accel-expires'];
  if (tags.includes(notFoundTag)) data.status = 404;
  if (!location || !(tags.includes(permanentTag) || tags.includes(temporaryTag))) return;
  data.status = tags.includes(permanentTag) ? 308 : 307;
  // What is kept by its path alone would lose the query that the visitor is sent on with.
  delete data.headers['x-accel-expires'];
  Object.assign(data.headers, { location, 'cache-control': 'private, no-cache' });
}

let foundModule: PageModule | null | undefined;

/** Read once; it belongs to the build. The proxy's cache has no folder, and stores nothing. */
function pageModule(serverDistDir: string): PageModule | null {
  if (!serverDistDir) return null;
  foundModule ??= readPageModule(serverDistDir);
  return foundModule;
}
