import type { LoadedBlock } from './load-blocks';

/** The place of one block in a list that is drawn: whoever shows it hears when it becomes another object. */
export type BlockCell = {
  key: string;
  /** Whether the block stands here: one of another type is another one. */
  isOf: (block: LoadedBlock | undefined) => boolean;
  get: () => LoadedBlock;
  /** Once the drawing is on the screen: one that is thrown away shows nothing. */
  show: (block: LoadedBlock) => void;
  listen: (listener: () => void) => () => void;
};

/** The places of a list: the same row as long as the same blocks stand in the same order. */
export type BlockRow = readonly BlockCell[];

export const openRow = (blocks: readonly LoadedBlock[]): BlockRow => blocks.map(openCell);

/** The row for other blocks, with the places of those that stay. Nothing of the one before is changed. */
export function nextRow(row: BlockRow, blocks: readonly LoadedBlock[]): BlockRow {
  if (row.length === blocks.length && row.every((cell, at) => cell.isOf(blocks[at]))) return row;
  const known = new Map(row.map((cell) => [cell.key, cell]));
  return blocks.map((block) => known.get(keyOf(block)) ?? openCell(block));
}

/** Shows blocks in their places, each of which tells whoever draws it of another one. */
export function showBlocks(row: BlockRow, blocks: readonly LoadedBlock[]): void {
  for (const [at, block] of blocks.entries()) row[at]?.show(block);
}

function openCell(first: LoadedBlock): BlockCell {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    key: keyOf(first),
    isOf: (block) => block?.id === first.id && block.type === first.type,
    get: () => shown,
    show: (block) => {
      if (block === shown) return;
      shown = block;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const keyOf = ({ id, type }: LoadedBlock): string => `${id} ${type}`;
