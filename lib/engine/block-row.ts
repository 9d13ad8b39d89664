import type { LoadedBlock } from './load-blocks';

/** The blocks of one list that is drawn: whoever shows one of them hears when that becomes another object. */
export type BlockShelf = {
  /** Puts the blocks in the place of those before. @returns their keys: the same list as long as the same blocks stand in the same order. */
  put: (blocks: readonly LoadedBlock[]) => readonly string[];
  get: (key: string) => LoadedBlock | undefined;
  listen: (key: string, listener: () => void) => () => void;
  /** Tells whoever shows what was put in as another object since. */
  tell: () => void;
};

export function openShelf(): BlockShelf {
  let shown: readonly LoadedBlock[] = [];
  let keys: readonly string[] = [];
  let byKey = new Map<string, LoadedBlock>();
  const changed = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  const putAlike = (blocks: readonly LoadedBlock[]): void => {
    for (const [at, key] of keys.entries()) {
      const block = blocks[at];
      if (!block || block === shown[at]) continue;
      byKey.set(key, block);
      changed.add(key);
    }
  };
  const putAnew = (blocks: readonly LoadedBlock[]): void => {
    const before = byKey;
    keys = blocks.map(keyOf);
    byKey = new Map(blocks.map((block, at) => [keys[at] ?? '', block]));
    for (const [key, block] of byKey) if (before.get(key) !== block) changed.add(key);
  };
  return {
    put: (blocks) => {
      if (blocks === shown) return keys;
      if (isSameOrder(blocks, shown)) putAlike(blocks);
      else putAnew(blocks);
      shown = blocks;
      return keys;
    },
    get: (key) => byKey.get(key),
    listen: (key, listener) => {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(key) === heard) listeners.delete(key);
      };
    },
    tell: () => {
      const told = [...changed];
      changed.clear();
      for (const key of told) for (const listener of listeners.get(key) ?? []) listener();
    },
  };
}

/** A block of another type is another one. */
const keyOf = ({ id, type }: LoadedBlock): string => `${id} ${type}`;

const isSameOrder = (one: readonly LoadedBlock[], other: readonly LoadedBlock[]): boolean =>
  one.length === other.length &&
  one.every(({ id, type }, at) => id === other[at]?.id && type === other[at].type);
