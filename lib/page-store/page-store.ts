import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment.ts';
import { listEarlierBuilds, removeBuilds } from './build-folders.ts';
import { DiskPages } from './disk-pages.ts';
import { MemoryPages } from './memory-pages.ts';
import { applyInvalidation, expireAllBefore } from './page-state.ts';
import { SearchResults } from './search-results.ts';
import { createStoredPage, digestOf, type RenderedPage, type StoredPage } from './stored-page.ts';
import { isWorkerThread, postToServer, type WorkerMessage } from './worker-messages.ts';

const BYTES_PER_MEBIBYTE = 1024 * 1024;
const MAX_DISK_BYTES = { pages: 2048 * BYTES_PER_MEBIBYTE, others: 32 * BYTES_PER_MEBIBYTE };
const MAX_MEMORY_BYTES = { pages: 96 * BYTES_PER_MEBIBYTE, others: 16 * BYTES_PER_MEBIBYTE };
/** Limits in the worker thread, which only needs recent pages: the server thread serves them. */
const MAX_WORKER_MEMORY_BYTES = { pages: 8 * BYTES_PER_MEBIBYTE, others: 2 * BYTES_PER_MEBIBYTE };

/** Minimum interval between two log messages about a failing disk, in ms. */
const LOG_INTERVAL_MS = 60_000;
/**
 * Minimum interval between two updates of a page's last use on disk, in ms; eviction on disk depends on it.
 */
const TOUCH_INTERVAL_MS = 60 * 60_000;
/** Maximum number of pages that wait for a slow disk; further pages are stored in memory only. */
const MAX_PENDING_WRITES = 200;

type StorePartition = { memory: MemoryPages; disk: DiskPages };

/**
 * Stored pages by key, in memory and on disk. Responses with a status other than 200 have a small partition
 * of their own, so that requests for invented addresses evict no pages. When several processes share a
 * folder, the page rendered last wins.
 */
export class PageStore {
  readonly searches = new SearchResults();
  readonly #pages: StorePartition;
  readonly #others: StorePartition;
  readonly #previousBuild: DiskPages | null;
  readonly #reading = new Map<string, Promise<StoredPage | undefined>>();
  readonly #writing = new Map<string, Promise<void>>();
  readonly #touched = new WeakMap<StoredPage, number>();
  #errorLoggedAt = 0;

  /** `earlier` is the folder of the previous build, whose pages are served until this build has its own. */
  constructor(folder: string, earlier: string | null = null) {
    const maxBytes = isWorkerThread() ? MAX_WORKER_MEMORY_BYTES : MAX_MEMORY_BYTES;
    const createPartition = (kind: keyof typeof maxBytes): StorePartition => ({
      memory: new MemoryPages(maxBytes[kind]),
      disk: new DiskPages(`${folder}/${kind}`, MAX_DISK_BYTES[kind]),
    });
    this.#previousBuild = earlier === null ? null : new DiskPages(`${earlier}/pages`, MAX_DISK_BYTES.pages);
    this.#pages = createPartition('pages');
    this.#others = createPartition('others');
  }

  /** Finds a page in memory. */
  peek(key: string): StoredPage | undefined {
    const page = this.#pages.memory.get(key) ?? this.#others.memory.get(key);
    if (page) this.#touch(key, page);
    return page;
  }

  /** The most recently used pages in memory, at most `count`, the latest first. */
  newest(count: number): [key: string, page: StoredPage][] {
    return this.#pages.memory.newest(count);
  }

  /** Finds a page in memory or on disk. */
  find(key: string): StoredPage | undefined | Promise<StoredPage | undefined> {
    return this.peek(key) ?? this.reload(key);
  }

  /**
   * Reads a page from disk, where another process may have written it, and returns the newer of that and the
   * one in memory. Concurrent calls share one read.
   */
  reload(key: string): Promise<StoredPage | undefined> {
    const reading = this.#reading.get(key) ?? this.#read(key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  /** Finds a page of the previous build. */
  async findEarlier(key: string): Promise<StoredPage | undefined> {
    return this.#previousBuild?.read(key);
  }

  /**
   * The keys of the most recently used pages on disk, of this build and the previous one, at most `count`.
   */
  async listRecentKeys(count: number): Promise<string[]> {
    const keyLists = await Promise.all(
      [this.#pages.disk, this.#previousBuild].map((disk) => disk?.listRecentKeys(count)),
    );
    return [...new Set(keyLists.flatMap((keys) => keys ?? []))].slice(0, count);
  }

  /**
   * Stores a page in memory and, asynchronously, on disk, unless a newer one is stored. `html` is the
   * complete document. Disk errors are logged. @returns the page.
   */
  async save(key: string, html: string, rendered: RenderedPage): Promise<StoredPage> {
    const digest = digestOf(Buffer.from(html));
    const existingBodies = [this.#pages, this.#others]
      .map(({ memory }) => memory.bodiesOf(digest))
      .find((bodies) => bodies !== undefined);
    const page = existingBodies
      ? { ...rendered, digest, bodies: existingBodies }
      : await createStoredPage(html, rendered);
    if (!this.#storeInMemory(key, page)) return page;
    postToServer({ kind: 'rendered', key, page });
    if (this.#writing.size < MAX_PENDING_WRITES) this.#writeLater(key, page);
    return page;
  }

  #writeLater(key: string, page: StoredPage): void {
    const written = (this.#writing.get(key) ?? Promise.resolve())
      .then(() => this.#write(key, page))
      .catch((error: unknown) => this.#logDiskError(error));
    this.#writing.set(key, written);
    void written.then(() => this.#writing.get(key) === written && this.#writing.delete(key));
  }

  /** Adds a page that another thread has rendered and writes to disk. */
  accept(key: string, page: StoredPage): void {
    this.#storeInMemory(key, page);
  }

  async #read(key: string): Promise<StoredPage | undefined> {
    const stored = await Promise.all([this.#pages.disk.read(key), this.#others.disk.read(key)]);
    const current = this.peek(key);
    // A page that is read again keeps its object identity: callers cache by it.
    for (const page of stored)
      if (page && page.renderedAt !== current?.renderedAt) this.#storeInMemory(key, page);
    return this.peek(key) ?? stored.find((page) => page !== undefined);
  }

  /** @returns false when a newer page is stored. */
  #storeInMemory(key: string, page: StoredPage): boolean {
    const [target, opposite] = this.#partitionsFor(page);
    const current = target.memory.get(key) ?? opposite.memory.get(key);
    if (current && current.renderedAt > page.renderedAt) return false;
    this.#touched.set(target.memory.set(key, page), performance.now());
    opposite.memory.delete(key);
    return true;
  }

  #touch(key: string, page: StoredPage): void {
    const now = performance.now();
    if (now - (this.#touched.get(page) ?? now) < TOUCH_INTERVAL_MS) return;
    this.#touched.set(page, now);
    void this.#partitionsFor(page)[0].disk.touch(key);
  }

  async #write(key: string, page: StoredPage): Promise<void> {
    const [target, opposite] = this.#partitionsFor(page);
    try {
      await target.disk.write(key, page);
    } finally {
      await opposite.disk.remove(key);
    }
  }

  #partitionsFor = ({ status }: StoredPage): [own: StorePartition, other: StorePartition] =>
    status === 200 ? [this.#pages, this.#others] : [this.#others, this.#pages];

  #logDiskError(error: unknown): void {
    if (Date.now() - this.#errorLoggedAt < LOG_INTERVAL_MS) return;
    this.#errorLoggedAt = Date.now();
    console.error('Pages are stored in memory only, because the disk rejects them:', error);
  }
}

let openStore: PageStore | undefined;

/**
 * The page store of this thread, in a folder of its own for each build below `DATA_DIR`. Two builds can run
 * side by side, and a new one starts empty. Of the earlier builds only the last is preserved.
 */
export function openPageStore(): PageStore {
  if (openStore) return openStore;
  const folder = path.resolve(environment.dataDir(), 'pages');
  const build = readBuildId();
  const [previous = null, ...older] = listEarlierBuilds(folder, build);
  openStore = new PageStore(path.join(folder, build), previous);
  removeBuilds(folder, older);
  return openStore;
}

/** The id of the build that is served. */
export function readBuildId(): string {
  const file = path.resolve('.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
}

/** Applies a message of the worker thread to the page store of the server thread. */
export function applyWorkerMessage(store: PageStore, message: WorkerMessage): void {
  if (message.kind === 'stale') applyInvalidation(message.invalidation);
  else if (message.kind === 'expire all') expireAllBefore(message.before);
  else {
    const { kind, key, page } = message;
    const received = { ...page, bodies: toBuffers(page.bodies) };
    if (kind === 'searched') store.searches.accept(key, received);
    else store.accept(key, received);
  }
}

/** Posting to another thread turns buffers into plain byte arrays. */
function toBuffers({ br, gzip, identity }: StoredPage['bodies']): StoredPage['bodies'] {
  const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return { br: toBuffer(br), gzip: toBuffer(gzip), identity: toBuffer(identity) };
}
