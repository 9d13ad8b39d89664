import { expect, it, vi } from 'vitest';
import { nextRow, openRow, showBlocks } from './block-row';
import type { LoadedBlock } from './load-blocks';

const block = (id: string, type = 'word'): LoadedBlock => ({ status: 'quarantined', id, type, faults: [] });

it('a row that is only prepared changes nothing of the one that is shown, until its blocks are shown', () => {
  const [a, b, other, added] = [block('a'), block('b'), block('a'), block('c')];
  const row = openRow([a, b]);
  const heard = vi.fn();
  row[0]?.listen(heard);
  const next = nextRow(row, [other, added, b]);
  expect(row.map((cell) => cell.get())).toEqual([a, b]);
  expect(next.map((cell) => cell.get())).toEqual([a, added, b]);
  expect(heard).not.toHaveBeenCalled();
  showBlocks(next, [other, added, b]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(row[0]?.get()).toBe(other);
});

it('tells of what is another object, and nobody else', () => {
  const [a, b, c, other] = [block('a'), block('b'), block('c'), block('b')];
  const row = openRow([a, b, c]);
  const heard = row.map((cell) => {
    const listener = vi.fn();
    cell.listen(listener);
    return listener;
  });
  expect(nextRow(row, [a, other, c])).toBe(row);
  showBlocks(row, [a, other, c]);
  showBlocks(row, [a, other, c]);
  expect(heard.map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0]);
  expect(row.map((cell) => cell.get())).toEqual([a, other, c]);
});

it('knows another order, what was taken out and what is another type as another list', () => {
  const [a, b] = [block('a'), block('b')];
  const row = openRow([a, b]);
  expect(nextRow(row, [b, a])).toEqual([...row].reverse());
  expect(nextRow(row, [b])).toEqual([row[1]]);
  const [retyped] = nextRow(row, [block('b', 'box')]);
  expect(retyped?.key).not.toBe(row[1]?.key);
});

it('tells nobody who has stopped to listen', () => {
  const row = openRow([block('a')]);
  const listener = vi.fn();
  row[0]?.listen(listener)();
  showBlocks(row, [block('a')]);
  expect(listener).not.toHaveBeenCalled();
});
