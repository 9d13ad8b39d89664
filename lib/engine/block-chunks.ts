import { commonSubsequence } from '@/lib/document/operations/common-subsequence';
import type { BlockRow } from './block-row';

/**
 * Neighbours in a long list that render as one component, so that changes to other blocks do not render them
 * again.
 */
export type BlockChunk = { key: number; cells: BlockRow };

/** The number of blocks in a chunk: they fill the screen, and most pages have no more. */
export const CHUNK_SIZE = 30;

/**
 * Divides a row into chunks; returns the same ones for the same row. When blocks are inserted, moved or
 * removed, all others stay in their chunk, so they are not rendered again; inserted blocks join the chunk
 * around them until it exceeds twice its size.
 */
export function chunkRow(row: BlockRow, before: readonly BlockChunk[]): readonly BlockChunk[] {
  const previousRow = before.flatMap(({ cells }) => cells);
  if (isSameRow(row, previousRow)) return before;
  const keys = keysOf(row, previousRow, before);
  const starts = row.flatMap((_, at) => (at === 0 || keys[at] !== keys[at - 1] ? [at] : []));
  const chunksByKey = new Map(before.map((chunk) => [chunk.key, chunk]));
  return starts.map((start, number) => {
    const key = keys[start] ?? 0;
    const cells = row.slice(start, starts[number + 1]);
    const chunk = chunksByKey.get(key);
    return chunk && isSameRow(chunk.cells, cells) ? chunk : { key, cells };
  });
}

/** The chunk key of each block of the row. */
function keysOf(row: BlockRow, previousRow: BlockRow, before: readonly BlockChunk[]): number[] {
  const previousKeys = new Map(
    before.flatMap(({ key, cells }) => cells.map((cell) => [cell.key, key] as const)),
  );
  const unmoved = commonSubsequence(row.map(keyOf), previousRow.map(keyOf));
  const retainedKeys = row.map(({ key }) => (unmoved.has(key) ? previousKeys.get(key) : undefined));
  const nextRetained = nextOf(retainedKeys);
  let lastKey = Math.max(0, ...before.map(({ key }) => key));
  let length = 0;
  const keys: number[] = [];
  for (const [at, retained] of retainedKeys.entries()) {
    const current = keys.at(-1);
    const hasCapacity = length < CHUNK_SIZE || nextRetained[at] === current;
    const joined = hasCapacity ? (current ?? nextRetained[at]) : undefined;
    const key = retained ?? joined ?? ++lastKey;
    length = key === current ? length + 1 : 1;
    keys.push(key);
  }
  return splitLong(keys, lastKey);
}

/** For each position, the next defined key at or after it. */
function nextOf(keys: readonly (number | undefined)[]): (number | undefined)[] {
  let next: number | undefined;
  return keys.map((_, at) => (next = keys[keys.length - 1 - at] ?? next)).reverse();
}

/** Splits chunks that exceed twice their size; the first part keeps the key. */
function splitLong(keys: readonly number[], last: number): number[] {
  const lengths = new Map<number, number>();
  for (const key of keys) lengths.set(key, (lengths.get(key) ?? 0) + 1);
  let lastKey = last;
  let position = 0;
  return keys.map((key, at) => {
    position = at > 0 && key === keys[at - 1] ? position + 1 : 0;
    if ((lengths.get(key) ?? 0) <= 2 * CHUNK_SIZE || position < CHUNK_SIZE) return key;
    return position % CHUNK_SIZE === 0 ? ++lastKey : lastKey;
  });
}

const keyOf = ({ key }: BlockRow[number]): string => key;

const isSameRow = (a: BlockRow, b: BlockRow): boolean =>
  a.length === b.length && a.every((cell, at) => cell === b[at]);
