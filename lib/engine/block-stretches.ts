import { stayingOf } from '@/lib/document/operations/staying-of';
import type { BlockRow } from './block-row';

/** Neighbours in a long list that are drawn as one: what is done to the others costs them nothing. */
export type Stretch = { key: number; cells: BlockRow };

/** So many blocks at once: they fill the screen, and most pages have no more. */
export const stretchSize = 30;

/**
 * A row in stretches, the same ones as long as it is the same row. Whatever is put in, moved or taken out, the other blocks keep the stretch
 * that they stand in, so that none of them is drawn anew; what comes among them joins them, until a stretch has grown to more than twice its size.
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
  const nextKept = nextOf(keptBy);
  let fresh = Math.max(0, ...before.map(({ key }) => key));
  let length = 0;
  const keys: number[] = [];
  for (const [at, kept] of keptBy.entries()) {
    const current = keys.at(-1);
    const hasRoom = length < stretchSize || nextKept[at] === current;
    const joined = hasRoom ? (current ?? nextKept[at]) : undefined;
    const key = kept ?? joined ?? ++fresh;
    length = key === current ? length + 1 : 1;
    keys.push(key);
  }
  return splitLong(keys, fresh);
}

/** For each place the next of these behind it. */
function nextOf(keys: readonly (number | undefined)[]): (number | undefined)[] {
  let next: number | undefined;
  return keys.map((_, at) => (next = keys[keys.length - 1 - at] ?? next)).reverse();
}

/** What has grown beyond twice its size is several stretches from then on, the first of them the one that it was. */
function splitLong(keys: readonly number[], last: number): number[] {
  const lengths = new Map<number, number>();
  for (const key of keys) lengths.set(key, (lengths.get(key) ?? 0) + 1);
  let fresh = last;
  let place = 0;
  return keys.map((key, at) => {
    place = at > 0 && key === keys[at - 1] ? place + 1 : 0;
    if ((lengths.get(key) ?? 0) <= 2 * stretchSize || place < stretchSize) return key;
    return place % stretchSize === 0 ? ++fresh : fresh;
  });
}

const keyOf = ({ key }: BlockRow[number]): string => key;

const isSameRow = (one: BlockRow, other: BlockRow): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);
