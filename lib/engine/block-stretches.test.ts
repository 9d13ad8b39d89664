import { expect, it } from 'vitest';
import { type BlockRow, nextRow, openRow } from './block-row';
import { gatherRow, type Stretch, stretchSize } from './block-stretches';
import type { LoadedBlock } from './load-blocks';

const block = (id: string): LoadedBlock => ({ status: 'quarantined', id, type: 'word', faults: [] });
const blocks = (count: number): LoadedBlock[] => Array.from({ length: count }, (_, at) => block(`b${at}`));
const rowOf = (stretches: readonly Stretch[]): BlockRow => stretches.flatMap(({ cells }) => cells);
const lengths = (stretches: readonly Stretch[]) => stretches.map(({ cells }) => cells.length);

/** Of each block the stretch that it stands in. */
const keysOf = (stretches: readonly Stretch[]) =>
  new Map(stretches.flatMap(({ key, cells }) => cells.map((cell) => [cell.get().id, key] as const)));

it('a page that begins and is whole a moment later keeps the stretch that it began with', () => {
  const all = blocks(70);
  const begun = openRow(all.slice(0, stretchSize));
  const first = gatherRow(begun, []);
  const whole = gatherRow(nextRow(begun, all), first);
  expect([lengths(first), lengths(whole)]).toEqual([[30], [30, 30, 10]]);
  expect(whole[0]).toBe(first[0]);
});

it('what is put in stands with those around it, and no other stretch is another one', () => {
  const all = blocks(90);
  const row = openRow(all);
  const before = gatherRow(row, []);
  const grown = gatherRow(nextRow(row, all.toSpliced(40, 0, block('new'))), before);
  expect(lengths(grown)).toEqual([30, 31, 30]);
  expect(grown[0]).toBe(before[0]);
  expect(grown[2]).toBe(before[2]);
  expect(lengths(gatherRow(nextRow(row, [...all, block('new')]), before))).toEqual([30, 30, 30, 1]);
  expect(gatherRow(row, before)).toBe(before);
});

/** The same sequence each time, so that what fails fails again. */
function* numbers(): Generator<number, never> {
  for (let seed = 7; ; seed = (seed * 48_271) % 2_147_483_647) yield seed;
}

it('after any one step each block stands once, in order, and none besides it is drawn anew', () => {
  const random = numbers();
  const upTo = (most: number) => random.next().value % most;
  let list = blocks(80);
  let row = openRow(list);
  let stretches = gatherRow(row, []);
  for (let step = 0; step < 2_000; step += 1) {
    const [from, to] = [upTo(list.length), upTo(list.length)];
    const touched = list[from] ?? block('none');
    const others = list.filter((one) => one !== touched);
    const kinds = [
      () => list.toSpliced(to, 0, block(`n${step}`)),
      () => others,
      () => others.toSpliced(to, 0, touched),
    ];
    const next = kinds[list.length < 60 ? 0 : list.length > 100 ? 1 : upTo(3)]?.() ?? list;
    row = nextRow(row, next);
    const gathered = gatherRow(row, stretches);
    expect(rowOf(gathered)).toEqual(row);
    expect(new Set(gathered.map(({ key }) => key)).size).toBe(gathered.length);
    const [was, is] = [keysOf(stretches), keysOf(gathered)];
    const moved = others.filter(({ id }) => is.has(id) && was.get(id) !== is.get(id));
    expect(moved, `step ${step}`).toEqual([]);
    [list, stretches] = [next, gathered];
  }
});
