import { stayingOf } from '@/lib/document/operations/staying-of';
import type { BlockRow } from './block-row';

/** Neighbours in a long list that are drawn as one: what is done to the others costs them nothing. */
export type Stretch = { key: number; cells: BlockRow };

/** So many blocks at once: they fill the screen, and most pages have no more. */
export const stretchSize = 30;

/**
 * A row in stretches, the same ones as long as it is the same row. Whatever is put in, moved or taken out, the other blocks keep the stretch
 * that they stand in, so that none of them is drawn anew; what comes among them joins them.
 */
export function gatherRow(row: BlockRow, before: readonly Stretch[]): readonly Stretch[] {
  const known = before.flatMap(({ cells }) => cells);
  if (isSameRow(row, known)) return before;
  const keys = keysOf(row, known, before);
  const starts = row.flatMap((_, at) => (at === 0 || keys[at] !== keys[at - 1] ? [at] : []));
  const same = new Map(before.map((stretch) => [stretch.key, stretch]));
  return starts.map((start, number) => {
    const key = keys[start] ?? 0;
    const cells = row.slice(start, starts[number + 1]);
    const stretch = same.get(key);
    return stretch && isSameRow(stretch.cells, cells) ? stretch : { key, cells };
  });
}

/** Of each block of the row the stretch that it stands in. */
function keysOf(row: BlockRow, known: BlockRow, before: readonly Stretch[]): number[] {
  const stood = new Map(before.flatMap(({ key, cells }) => cells.map((cell) => [cell.key, key] as const)));
  const staying = stayingOf(row.map(keyOf), known.map(keyOf));
  const keptBy = row.map(({ key }) => (staying.has(key) ? stood.get(key) : undefined));
  let fresh = Math.max(0, ...before.map(({ key }) => key));
  let length = 0;
  const keys: number[] = [];
  for (const [at, kept] of keptBy.entries()) {
    const current = keys.at(-1);
    const hasRoom = length < stretchSize || keptBy[at + 1] === current;
    const joined = hasRoom ? (current ?? keptBy[at + 1]) : undefined;
    const key = kept ?? joined ?? ++fresh;
    length = key === current ? length + 1 : 1;
    keys.push(key);
  }
  return keys;
}

const keyOf = ({ key }: BlockRow[number]): string => key;

const isSameRow = (one: BlockRow, other: BlockRow): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);
