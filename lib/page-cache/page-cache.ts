import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { everythingTag, notFoundTag, permanentTag, temporaryTag } from './answer-tags.ts';
import { asciiHtml } from './ascii-html.ts';
import { carryOwnModule } from './carry-own-module.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { beginMaking, finishMaking, timeOf, withTime } from './making-times.ts';
import { type PageModule, readPageModule } from './page-module.ts';
import { readRefresh } from './read-refresh.ts';
import { sharedCaching } from './shared-caching.ts';

type Base = typeof NextFileSystemCache.prototype;
const require = createRequire(import.meta.url);
const FileSystemCache: typeof NextFileSystemCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache').default;

type Context = ConstructorParameters<typeof NextFileSystemCache>[0];

/** Next's own file-system cache, with the pages under `DATA_DIR`, each without Next's scripts and with a policy. */
export default class PageCache extends FileSystemCache {
  readonly #inMemory: InstanceType<typeof NextFileSystemCache>;
  readonly #module: PageModule | null;

  constructor(context: Context) {
    const own = { ...context, serverDistDir: pagesFolder(context.serverDistDir) };
    super(own);
    this.#module = pageModule(context.serverDistDir);
    this.#inMemory = new FileSystemCache({ ...own, flushToDisk: false });
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    if (context.kind === 'FETCH') return null;
    const found = await super.get(key, context);
    if (context.kind !== 'APP_PAGE') return found;
    const tags = found?.value?.kind === 'APP_PAGE' ? tagsOf(found.value) : [];
    const made = timeOf(tags) ?? found?.lastModified ?? 0;
    const isStale = areTagsStale(tags, made);
    if (isStale || !found) beginMaking(key);
    if (isGone(tags, made)) return null;
    // Behind a stale 404 Next would make the page that stands there now as one that is not found, unseen by search engines.
    if (isStale && tags.includes(notFoundTag)) return null;
    return found && { ...found, lastModified: made };
  }

  override async set(...[key, data, context]: Parameters<Base['set']>): Promise<void> {
    if (data?.kind === 'FETCH') return;
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context);
    // Changed in place: the very first answer is sent from the entry being stored.
    finishPage(data, finishMaking(key), this.#module);
    return isPage(data) ? super.set(key, data, context) : this.#inMemory.set(key, data, context);
  }
}

type Data = Parameters<Base['set']>[1];
type PageData = Extract<Data, { kind: 'APP_PAGE' }>;

/** Gives a page that was just made its module, its policies, the time it was made at, and the status its tags ask for. */
function finishPage(data: PageData, made: number, module: PageModule | null): void {
  const location = readRefresh(data.html);
  data.html = asciiHtml(carryOwnModule(data.html, module));
  const tags = withTime([...new Set([...tagsOf(data), everythingTag])], made);
  data.headers = {
    ...data.headers,
    [tagsHeader]: tags.join(','),
    'content-security-policy': contentSecurityPolicy,
    'cache-control': sharedCaching,
  };
  if (tags.includes(notFoundTag)) data.status = 404;
  if (!location || !(tags.includes(permanentTag) || tags.includes(temporaryTag))) return;
  data.status = tags.includes(permanentTag) ? 308 : 307;
  data.headers.location = location;
}

/** Whatever the clock says: what is gone stays gone when the clock is put back. */
const isGone = (tags: readonly string[], made: number): boolean =>
  tags.some((tag) => (tagsManifest.get(tag)?.expired ?? 0) > made);

const tagsHeader = 'x-next-cache-tags';
const tagsOf = ({ headers }: PageData): string[] => String(headers?.[tagsHeader] ?? '').split(',');
const isPage = ({ status = 200 }: PageData): boolean => status === 200;

let foundModule: PageModule | null | undefined;

/** Read once; it belongs to the build. The proxy's cache has no folder, and stores nothing. */
function pageModule(serverDistDir: string): PageModule | null {
  if (!serverDistDir) return null;
  foundModule ??= readPageModule(serverDistDir);
  return foundModule;
}

let folder: string | undefined;

/** The same for every request, each of which makes a cache of its own. The proxy's stores nothing and has no folder. */
function pagesFolder(serverDistDir: string): string {
  if (!serverDistDir) return serverDistDir;
  folder ??= findPagesFolder(serverDistDir);
  return folder;
}

function findPagesFolder(serverDistDir: string): string {
  const buildId = path.join(serverDistDir, '..', 'BUILD_ID');
  if (process.env.NEXT_PHASE === 'phase-production-build' || !existsSync(buildId)) return serverDistDir;
  const build = readFileSync(buildId, 'utf8').trim();
  return path.join(path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '.data'), 'pages', build);
}
