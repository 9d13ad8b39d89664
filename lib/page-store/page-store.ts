import { DiskPages } from './disk-pages.ts';
import { compressBody, digestOf, type FinishedPage, type MadePage } from './finished-page.ts';
import { MemoryPages } from './memory-pages.ts';

const mebibyte = 1024 * 1024;
const most = {
  pagesInMemory: 96 * mebibyte,
  othersInMemory: 16 * mebibyte,
  pagesOnDisk: 2048 * mebibyte,
  othersOnDisk: 32 * mebibyte,
};

/** How often a disk that refuses is spoken of, in ms. */
const silence = 60_000;

type Shelf = { memory: MemoryPages; disk: DiskPages };

/**
 * Finished pages by key, in memory and on disk. What is answered with another status than 200 has little room of its own:
 * invented addresses push no page out.
 */
export class PageStore {
  readonly #pages: Shelf;
  readonly #others: Shelf;
  readonly #reading = new Map<string, Promise<FinishedPage | undefined>>();
  readonly #writing = new Map<string, Promise<void>>();
  #complained = 0;

  constructor(folder: string) {
    this.#pages = {
      memory: new MemoryPages(most.pagesInMemory),
      disk: new DiskPages(`${folder}/pages`, most.pagesOnDisk),
    };
    this.#others = {
      memory: new MemoryPages(most.othersInMemory),
      disk: new DiskPages(`${folder}/others`, most.othersOnDisk),
    };
  }

  /** A page in memory. */
  peek(key: string): FinishedPage | undefined {
    return this.#pages.memory.get(key) ?? this.#others.memory.get(key);
  }

  /** A page in memory or on disk; of one being read, all who ask get the same. */
  async find(key: string): Promise<FinishedPage | undefined> {
    const found = this.peek(key);
    if (found) return found;
    const reading = this.#reading.get(key) ?? this.#read(key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  /** Keeps a page from now on, in memory and, when there is time, on disk. `html` is all of it. */
  async keep(key: string, html: string, made: MadePage): Promise<void> {
    const identity = Buffer.from(html);
    const digest = digestOf(identity);
    const before = this.peek(key);
    const bodies = before?.digest === digest ? before.bodies : await compressBody(identity);
    const page = { ...made, digest, bodies };
    this.#remember(key, page);
    const written = (this.#writing.get(key) ?? Promise.resolve())
      .then(() => this.#write(key, page))
      .catch((error: unknown) => this.#complain(error));
    this.#writing.set(key, written);
    void written.then(() => this.#writing.get(key) === written && this.#writing.delete(key));
  }

  async #read(key: string): Promise<FinishedPage | undefined> {
    const page = (await this.#pages.disk.read(key)) ?? (await this.#others.disk.read(key));
    // One that was made meanwhile is newer.
    if (page && !this.peek(key)) this.#remember(key, page);
    return this.peek(key) ?? page;
  }

  #remember(key: string, page: FinishedPage): void {
    const [own, other] = this.#shelvesOf(page);
    own.memory.set(key, page);
    other.memory.delete(key);
  }

  async #write(key: string, page: FinishedPage): Promise<void> {
    const [own, other] = this.#shelvesOf(page);
    await own.disk.write(key, page);
    await other.disk.remove(key);
  }

  #shelvesOf = ({ status }: FinishedPage): [own: Shelf, other: Shelf] =>
    status === 200 ? [this.#pages, this.#others] : [this.#others, this.#pages];

  #complain(error: unknown): void {
    if (Date.now() - this.#complained < silence) return;
    this.#complained = Date.now();
    console.error('Pages are kept in memory only, since the disk refuses them:', error);
  }
}
