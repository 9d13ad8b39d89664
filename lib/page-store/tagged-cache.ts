import { stateOf } from './page-state.ts';
import type { RenderedPage } from './stored-page.ts';

/** The origin of a value: the tags that invalidate it, and a time at which it was current, in ms since 1970. */
export type Provenance = { tags: readonly string[]; currentAt: number };

const toRenderedPage = ({ tags, currentAt }: Provenance): RenderedPage => ({
  ...{ status: 200, headers: {}, revalidate: false, tags, renderedAt: currentAt },
});

/** Whether nothing that a value contains has changed since it was current. */
export const isCurrent = (provenance: Provenance): boolean => stateOf(toRenderedPage(provenance)) === 'fresh';

/** JSON in UTF-16, and the objects that hold it. */
const BYTES_PER_CHARACTER = 4;
/** The objects of an entry. */
const ENTRY_OVERHEAD_BYTES = 1_000;

type Entry<Value> = RenderedPage & { value: Value; bytes: number };

/** Values by key in the memory of this thread, each until one of its tags is invalidated. The least recently used are evicted. */
export class TaggedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The value of a key, unless something that it contains has changed. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (stateOf(entry) !== 'fresh') {
      this.#remove(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /**
   * Stores a value, unless one that was current later is stored or it exceeds the limit. Freezes it, because all
   * readers share it.
   */
  set(key: string, value: Value, provenance: Provenance): void {
    const previous = this.#entries.get(key);
    if (previous && previous.renderedAt > provenance.currentAt) return;
    const frozen = freeze(value);
    const characters = key.length + JSON.stringify(value).length + provenance.tags.join().length;
    const bytes = characters * BYTES_PER_CHARACTER + ENTRY_OVERHEAD_BYTES;
    this.#remove(key);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { ...toRenderedPage(provenance), value: frozen, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

/** Freezes a value with everything in it. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
