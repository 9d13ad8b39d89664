import type { StoredBlock } from '@/schemas/stored-block';
import { type LoadedBlock, readBlock } from './load-blocks';
import { createParseCache } from './parse-cache';
import type { Registry } from './registry';

/**
 * Reads resolved blocks for an editor that never mutates objects. Unchanged blocks and lists result in the
 * same objects, so a change of one block affects only that block and its ancestors.
 */
export function createReadCache(
  registry: Registry,
): (blocks: readonly StoredBlock[]) => readonly LoadedBlock[] {
  const parse = createParseCache();
  const lists = new WeakMap<readonly StoredBlock[], readonly LoadedBlock[]>();
  const blocks = new WeakMap<StoredBlock, LoadedBlock>();
  const readOne = (stored: StoredBlock): LoadedBlock => {
    const read = blocks.get(stored) ?? readBlock(stored, registry, { parse, readInner: readList });
    blocks.set(stored, read);
    return read;
  };
  const readList = (list: readonly StoredBlock[]): readonly LoadedBlock[] => {
    const read = lists.get(list) ?? list.map(readOne);
    lists.set(list, read);
    return read;
  };
  return readList;
}
