/** A random stream that returns the same values on every machine for the same key. */
export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  fraction: () => number;
  /** An integer between two bounds, both inclusive. */
  integer: (low: number, high: number) => number;
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  /** @throws for an empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
};

/** The FNV-1a hash of a string as an unsigned 32-bit number. */
export function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a random stream (mulberry32) with a key such as `listing:17` as its seed. */
export function createRandom(key: string): Random {
  let state = hashKey(key);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    integer,
    between: (low, high) => low + fraction() * (high - low),
    chance: (probability) => fraction() < probability,
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: fraction() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/**
 * The item at an index modulo the length of the list.
 * @throws for an empty list.
 */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
