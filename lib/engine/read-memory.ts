import type { StoredBlock } from '@/schemas/stored-block';
import { type LoadedBlock, readBlock } from './load-blocks';
import { rememberParsed } from './parse-memory';
import type { Registry } from './registry';

/**
 * Reads filled blocks for an editor, which never changes objects in place: blocks and lists that were read before come out as the same
 * objects, so that a change to one block costs that block and those around it.
 */
export function rememberRead(registry: Registry): (blocks: readonly StoredBlock[]) => readonly LoadedBlock[] {
  const parse = rememberParsed();
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
