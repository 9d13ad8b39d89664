import { type FinishedPage, weightOf } from './finished-page.ts';

/** Pages in memory, at most so many bytes of them: the one not asked for longest goes first. */
export class MemoryPages {
  readonly #most: number;
  readonly #pages = new Map<string, FinishedPage>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): FinishedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // Asked for last, so the last to go.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: FinishedPage): void {
    this.delete(key);
    if (weightOf(page) > this.#most) return;
    this.#pages.set(key, page);
    this.#weight += weightOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#weight <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#weight -= weightOf(page);
  }
}
