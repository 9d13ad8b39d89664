import { DiskPages } from './disk-pages.ts';
import { compressBody, digestOf, type FinishedPage, type MadePage } from './finished-page.ts';
import { MemoryPages } from './memory-pages.ts';
import { isBehindServer, tellServer } from './tell-server.ts';

const mebibyte = 1024 * 1024;
const mostOnDisk = { pages: 2048 * mebibyte, others: 32 * mebibyte };
const mostInMemory = { pages: 96 * mebibyte, others: 16 * mebibyte };
/** Where another thread answers with them: those that were made a moment ago. */
const mostBehind = { pages: 8 * mebibyte, others: 2 * mebibyte };

/** How often a disk that refuses is spoken of, in ms. */
const silence = 60_000;
/** How often the disk is told that a page in memory is asked for, in ms: by it, room is made. */
const touching = 60 * 60_000;
/** So many pages may wait for a slow disk; what comes meanwhile is kept in memory only. */
const mostWaiting = 200;

type Shelf = { memory: MemoryPages; disk: DiskPages };

/**
 * Finished pages by key, in memory and on disk. What is answered with another status than 200 has little room of its own:
 * invented addresses push no page out. Of a page that several processes of one folder have made, the later one stays.
 */
export class PageStore {
  readonly #pages: Shelf;
  readonly #others: Shelf;
  readonly #earlier: DiskPages | null;
  readonly #reading = new Map<string, Promise<FinishedPage | undefined>>();
  readonly #writing = new Map<string, Promise<void>>();
  readonly #touched = new WeakMap<FinishedPage, number>();
  #complained = 0;

  /** `earlier` is the folder of the build before, whose pages are better than none. */
  constructor(folder: string, earlier: string | null = null) {
    const most = isBehindServer() ? mostBehind : mostInMemory;
    const shelf = (kind: keyof typeof most): Shelf => ({
      memory: new MemoryPages(most[kind]),
      disk: new DiskPages(`${folder}/${kind}`, mostOnDisk[kind]),
    });
    this.#earlier = earlier === null ? null : new DiskPages(`${earlier}/pages`, mostOnDisk.pages);
    this.#pages = shelf('pages');
    this.#others = shelf('others');
  }

  /** A page in memory. */
  peek(key: string): FinishedPage | undefined {
    const page = this.#pages.memory.get(key) ?? this.#others.memory.get(key);
    if (page) this.#touch(key, page);
    return page;
  }

  /** Pages in memory, so many, the ones asked for last first. */
  newest(count: number): [key: string, page: FinishedPage][] {
    return this.#pages.memory.newest(count);
  }

  /** A page in memory or on disk. */
  find(key: string): FinishedPage | undefined | Promise<FinishedPage | undefined> {
    return this.peek(key) ?? this.reread(key);
  }

  /** The newer of a page in memory and on disk, where another process may have put it; all who ask meanwhile get the same. */
  reread(key: string): Promise<FinishedPage | undefined> {
    const reading = this.#reading.get(key) ?? this.#read(key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  /** A page as the build before had it. */
  async findEarlier(key: string): Promise<FinishedPage | undefined> {
    return this.#earlier?.read(key);
  }

  /** The keys of so many pages on disk, of this build and the one before, those asked for last first. */
  async keysByUse(count: number): Promise<string[]> {
    const found = await Promise.all([this.#pages.disk, this.#earlier].map((disk) => disk?.keysByUse(count)));
    return [...new Set(found.flatMap((keys) => keys ?? []))].slice(0, count);
  }

  /**
   * Keeps a page from now on, in memory and, when there is time, on disk, unless a newer one is known. `html` is all of it.
   * A disk that refuses is told of in the log.
   */
  async keep(key: string, html: string, made: MadePage): Promise<void> {
    const identity = Buffer.from(html);
    const digest = digestOf(identity);
    const shelves = [this.#pages, this.#others];
    const known = shelves.map(({ memory }) => memory.bodiesOf(digest)).find((bodies) => bodies !== undefined);
    const page = { ...made, digest, bodies: known ?? (await compressBody(identity)) };
    if (!this.#remember(key, page)) return;
    tellServer({ kind: 'made', key, page });
    if (this.#writing.size >= mostWaiting) return;
    const written = (this.#writing.get(key) ?? Promise.resolve())
      .then(() => this.#write(key, page))
      .catch((error: unknown) => this.#complain(error));
    this.#writing.set(key, written);
    void written.then(() => this.#writing.get(key) === written && this.#writing.delete(key));
  }

  /** Takes on a page that another thread has made, and keeps on disk. */
  take(key: string, page: FinishedPage): void {
    this.#remember(key, page);
  }

  async #read(key: string): Promise<FinishedPage | undefined> {
    const found = await Promise.all([this.#pages.disk.read(key), this.#others.disk.read(key)]);
    const known = this.peek(key);
    // One that is read once more stays what it was to those who remember it.
    for (const page of found) if (page && page.made !== known?.made) this.#remember(key, page);
    return this.peek(key) ?? found.find((page) => page !== undefined);
  }

  /** @returns false when a newer one is known. */
  #remember(key: string, page: FinishedPage): boolean {
    const [own, other] = this.#shelvesOf(page);
    const known = own.memory.get(key) ?? other.memory.get(key);
    if (known && known.made > page.made) return false;
    this.#touched.set(own.memory.set(key, page), performance.now());
    other.memory.delete(key);
    return true;
  }

  #touch(key: string, page: FinishedPage): void {
    const now = performance.now();
    if (now - (this.#touched.get(page) ?? now) < touching) return;
    this.#touched.set(page, now);
    void this.#shelvesOf(page)[0].disk.touch(key);
  }

  async #write(key: string, page: FinishedPage): Promise<void> {
    const [own, other] = this.#shelvesOf(page);
    try {
      await own.disk.write(key, page);
    } finally {
      await other.disk.remove(key);
    }
  }

  #shelvesOf = ({ status }: FinishedPage): [own: Shelf, other: Shelf] =>
    status === 200 ? [this.#pages, this.#others] : [this.#others, this.#pages];

  #complain(error: unknown): void {
    if (Date.now() - this.#complained < silence) return;
    this.#complained = Date.now();
    console.error('Pages are kept in memory only, since the disk refuses them:', error);
  }
}
