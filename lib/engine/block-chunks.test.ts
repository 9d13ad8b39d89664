import { expect, it } from 'vitest';
import { type BlockChunk, CHUNK_SIZE, chunkRow } from './block-chunks';
import { createRow, nextRow } from './block-row';
import type { LoadedBlock } from './load-blocks';

const block = (id: string): LoadedBlock => ({ status: 'quarantined', id, type: 'word', issues: [] });
const blocks = (count: number): LoadedBlock[] => Array.from({ length: count }, (_, at) => block(`b${at}`));
const lengths = (chunks: readonly BlockChunk[]) => chunks.map(({ cells }) => cells.length);

/** The key of the chunk of each block. */
const keysOf = (chunks: readonly BlockChunk[]) =>
  new Map(chunks.flatMap(({ key, cells }) => cells.map((cell) => [cell.get().id, key] as const)));

it('chunkRow › keeps the first chunk when the rest of the page arrives', () => {
  const all = blocks(70);
  const initialRow = createRow(all.slice(0, CHUNK_SIZE));
  const first = chunkRow(initialRow, []);
  const complete = chunkRow(nextRow(initialRow, all), first);
  expect([lengths(first), lengths(complete)]).toEqual([[30], [30, 30, 10]]);
  expect(complete[0]).toBe(first[0]);
});

it('chunkRow › adds an inserted block to the chunk around it and keeps the others', () => {
  const all = blocks(90);
  const row = createRow(all);
  const before = chunkRow(row, []);
  const grown = chunkRow(nextRow(row, all.toSpliced(40, 0, block('new'))), before);
  expect(lengths(grown)).toEqual([30, 31, 30]);
  expect(grown[0]).toBe(before[0]);
  expect(grown[2]).toBe(before[2]);
  expect(lengths(chunkRow(nextRow(row, [...all, block('new')]), before))).toEqual([30, 30, 30, 1]);
  expect(chunkRow(row, before)).toBe(before);
});

/** A fixed pseudo-random sequence, so that failures are reproducible. */
function* numbers(): Generator<number, never> {
  for (let seed = 7; ; seed = (seed * 48_271) % 2_147_483_647) yield seed;
}

it('chunkRow › puts each block into one chunk and moves no other, for random changes', () => {
  const random = numbers();
  const upTo = (max: number) => random.next().value % max;
  let list = blocks(80);
  let row = createRow(list);
  let chunks = chunkRow(row, []);
  for (let step = 0; step < 2_000; step += 1) {
    const [from, to, count] = [upTo(list.length), upTo(list.length), 1 + upTo(12)];
    const touched = list.slice(from, from + count);
    const others = list.filter((one) => !touched.includes(one));
    const fresh = Array.from({ length: count }, (_, at) => block(`n${step}-${at}`));
    const kinds = [
      () => list.toSpliced(to, 0, ...fresh).toSpliced(upTo(list.length), 0, block(`m${step}`)),
      () => others,
      () => others.toSpliced(to, 0, ...touched.slice(0, 1)),
      () => others.toSpliced(to, 0, ...fresh),
    ];
    const next = kinds[list.length < 60 ? 0 : list.length > 160 ? 1 : upTo(kinds.length)]?.() ?? list;
    row = nextRow(row, next);
    const gathered = chunkRow(row, chunks);
    expect(gathered.flatMap(({ cells }) => cells.map((cell) => cell.get()))).toEqual(next);
    expect(new Set(gathered.map(({ key }) => key)).size, `step ${step}`).toBe(gathered.length);
    expect(Math.max(...lengths(gathered))).toBeLessThanOrEqual(2 * CHUNK_SIZE);
    const [before, after] = [keysOf(chunks), keysOf(gathered)];
    const moved = others.filter(({ id }) => after.has(id) && before.get(id) !== after.get(id));
    const isSplit = ({ id }: LoadedBlock) => countOf(before, before.get(id)) + 13 > 2 * CHUNK_SIZE;
    expect(
      moved.filter((one) => !isSplit(one)),
      `step ${step}`,
    ).toEqual([]);
    [list, chunks] = [next, gathered];
  }
});

it('chunkRow › splits a page that grows block by block before its last one', () => {
  let list = blocks(1);
  let row = createRow(list);
  let chunks = chunkRow(row, []);
  for (let step = 0; step < 400; step += 1) {
    list = list.toSpliced(-1, 0, block(`n${step}`));
    row = nextRow(row, list);
    chunks = chunkRow(row, chunks);
  }
  expect(Math.max(...lengths(chunks))).toBeLessThanOrEqual(2 * CHUNK_SIZE);
  expect(chunks.length).toBeLessThan(20);
});

const countOf = (keys: ReadonlyMap<string, number>, key: number | undefined): number =>
  [...keys.values()].filter((one) => one === key).length;
