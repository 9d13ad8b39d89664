import type { LoadedBlock } from './load-blocks';

/**
 * The cell of one block in a rendered list; it notifies its subscribers when the block becomes another
 * object.
 */
export type BlockCell = {
  key: string;
  /** Whether the cell is for this block: a block of another type needs another cell. */
  isFor: (block: LoadedBlock | undefined) => boolean;
  get: () => LoadedBlock;
  /** Call after commit: a render that React discards must not change the cell. */
  setBlock: (block: LoadedBlock) => void;
  subscribe: (listener: () => void) => () => void;
};

/** The cells of a list: the same row as long as the same blocks are in the same order. */
export type BlockRow = readonly BlockCell[];

export const createRow = (blocks: readonly LoadedBlock[]): BlockRow => blocks.map(createCell);

/** The row for other blocks, with the cells of those that remain. Does not modify the previous row. */
export function nextRow(row: BlockRow, blocks: readonly LoadedBlock[]): BlockRow {
  if (row.length === blocks.length && row.every((cell, at) => cell.isFor(blocks[at]))) return row;
  const cellsByKey = new Map(row.map((cell) => [cell.key, cell]));
  return blocks.map((block) => cellsByKey.get(keyOf(block)) ?? createCell(block));
}

/** Sets the blocks of the cells, which notify the subscribers of changed ones. */
export function setBlocks(row: BlockRow, blocks: readonly LoadedBlock[]): void {
  for (const [at, block] of blocks.entries()) row[at]?.setBlock(block);
}

function createCell(first: LoadedBlock): BlockCell {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    key: keyOf(first),
    isFor: (block) => block?.id === first.id && block.type === first.type,
    get: () => current,
    setBlock: (block) => {
      if (block === current) return;
      current = block;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const keyOf = ({ id, type }: LoadedBlock): string => `${id} ${type}`;
