import { type FinishedPage, weightOfBodies, weightOfRest } from './finished-page.ts';

type Bodies = { bodies: FinishedPage['bodies']; users: number };

/**
 * Pages in memory, at most so many bytes of them: the one not asked for longest goes first. Pages with the same body, as
 * those of addresses where nothing stands, have it once.
 */
export class MemoryPages {
  readonly #most: number;
  readonly #pages = new Map<string, FinishedPage>();
  readonly #bodies = new Map<string, Bodies>();
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

  /** So many, the ones asked for last first; it counts as no asking. */
  newest(count: number): [key: string, page: FinishedPage][] {
    return [...this.#pages].slice(-count).reverse();
  }

  /** The body of any page here, by its digest. */
  bodiesOf(digest: string): FinishedPage['bodies'] | undefined {
    return this.#bodies.get(digest)?.bodies;
  }

  /** @returns the page as it is kept: with the bodies of another that has the same. */
  set(key: string, page: FinishedPage): FinishedPage {
    this.delete(key);
    if (weightOfBodies(page) + weightOfRest(page) > this.#most) return page;
    const shared = this.#bodies.get(page.digest) ?? { bodies: page.bodies, users: 0 };
    if (shared.users === 0) this.#weight += weightOfBodies(page);
    this.#bodies.set(page.digest, { ...shared, users: shared.users + 1 });
    const kept = shared.bodies === page.bodies ? page : { ...page, bodies: shared.bodies };
    this.#pages.set(key, kept);
    this.#weight += weightOfRest(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#weight <= this.#most) break;
      this.delete(oldest);
    }
    return kept;
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#weight -= weightOfRest(page);
    const users = (this.#bodies.get(page.digest)?.users ?? 1) - 1;
    if (users > 0) this.#bodies.set(page.digest, { bodies: page.bodies, users });
    else {
      this.#bodies.delete(page.digest);
      this.#weight -= weightOfBodies(page);
    }
  }
}
