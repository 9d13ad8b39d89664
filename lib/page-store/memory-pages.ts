import { bodiesSize, metadataSize, type StoredPage } from './stored-page.ts';

type SharedBodies = { bodies: StoredPage['bodies']; users: number };

/**
 * Pages in memory, limited to `maxBytes`; the least recently used are evicted first. Pages with the same
 * body, such as the not-found page of many addresses, share it.
 */
export class MemoryPages {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, StoredPage>();
  readonly #bodies = new Map<string, SharedBodies>();
  #usedBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // Moves the page to the end of the eviction order.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** The most recently used pages, at most `count`, the latest first. Does not count as a use. */
  newest(count: number): [key: string, page: StoredPage][] {
    return [...this.#pages].slice(-count).reverse();
  }

  /** The bodies of any page in memory with this digest. */
  bodiesOf(digest: string): StoredPage['bodies'] | undefined {
    return this.#bodies.get(digest)?.bodies;
  }

  /** @returns the page as stored, with the bodies of another page when they are equal. */
  set(key: string, page: StoredPage): StoredPage {
    this.delete(key);
    if (bodiesSize(page) + metadataSize(page) > this.#maxBytes) return page;
    const shared = this.#bodies.get(page.digest) ?? { bodies: page.bodies, users: 0 };
    if (shared.users === 0) this.#usedBytes += bodiesSize(page);
    this.#bodies.set(page.digest, { ...shared, users: shared.users + 1 });
    const stored = shared.bodies === page.bodies ? page : { ...page, bodies: shared.bodies };
    this.#pages.set(key, stored);
    this.#usedBytes += metadataSize(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#usedBytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
    return stored;
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#usedBytes -= metadataSize(page);
    const users = (this.#bodies.get(page.digest)?.users ?? 1) - 1;
    if (users > 0) this.#bodies.set(page.digest, { bodies: page.bodies, users });
    else {
      this.#bodies.delete(page.digest);
      this.#usedBytes -= bodiesSize(page);
    }
  }
}
