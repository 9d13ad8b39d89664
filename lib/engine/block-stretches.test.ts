import { expect, it } from 'vitest';
import { nextRow, openRow } from './block-row';
import { gatherRow, type Stretch, stretchSize } from './block-stretches';
import type { LoadedBlock } from './load-blocks';

const block = (id: string): LoadedBlock => ({ status: 'quarantined', id, type: 'word', faults: [] });
const blocks = (count: number): LoadedBlock[] => Array.from({ length: count }, (_, at) => block(`b${at}`));
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

it('whatever is done at once, each block stands in one stretch, and none besides it is drawn anew', () => {
  const random = numbers();
  const upTo = (most: number) => random.next().value % most;
  let list = blocks(80);
  let row = openRow(list);
  let stretches = gatherRow(row, []);
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
    const gathered = gatherRow(row, stretches);
    expect(gathered.flatMap(({ cells }) => cells.map((cell) => cell.get()))).toEqual(next);
    expect(new Set(gathered.map(({ key }) => key)).size, `step ${step}`).toBe(gathered.length);
    expect(Math.max(...lengths(gathered))).toBeLessThanOrEqual(2 * stretchSize);
    const [was, is] = [keysOf(stretches), keysOf(gathered)];
    const moved = others.filter(({ id }) => is.has(id) && was.get(id) !== is.get(id));
    const isSplit = ({ id }: LoadedBlock) => countOf(was, was.get(id)) + 13 > 2 * stretchSize;
    expect(
      moved.filter((one) => !isSplit(one)),
      `step ${step}`,
    ).toEqual([]);
    [list, stretches] = [next, gathered];
  }
});

it('a page that grows block by block before its last one is no long stretch', () => {
  let list = blocks(1);
  let row = openRow(list);
  let stretches = gatherRow(row, []);
  for (let step = 0; step < 400; step += 1) {
    list = list.toSpliced(-1, 0, block(`n${step}`));
    row = nextRow(row, list);
    stretches = gatherRow(row, stretches);
  }
  expect(Math.max(...lengths(stretches))).toBeLessThanOrEqual(2 * stretchSize);
  expect(stretches.length).toBeLessThan(20);
});

const countOf = (keys: ReadonlyMap<string, number>, key: number | undefined): number =>
  [...keys.values()].filter((one) => one === key).length;
