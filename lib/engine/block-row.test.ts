import { expect, it, vi } from 'vitest';
import { createRow, nextRow, setBlocks } from './block-row';
import type { LoadedBlock } from './load-blocks';

const block = (id: string, type = 'word'): LoadedBlock => ({ status: 'quarantined', id, type, issues: [] });

it('a prepared row changes nothing of the displayed one until its blocks are set', () => {
  const [a, b, changed, added] = [block('a'), block('b'), block('a'), block('c')];
  const row = createRow([a, b]);
  const listener = vi.fn();
  row[0]?.subscribe(listener);
  const next = nextRow(row, [changed, added, b]);
  expect(row.map((cell) => cell.get())).toEqual([a, b]);
  expect(next.map((cell) => cell.get())).toEqual([a, added, b]);
  expect(listener).not.toHaveBeenCalled();
  setBlocks(next, [changed, added, b]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(row[0]?.get()).toBe(changed);
});

it('notifies the listeners of changed blocks only', () => {
  const [a, b, c, changed] = [block('a'), block('b'), block('c'), block('b')];
  const row = createRow([a, b, c]);
  const listeners = row.map((cell) => {
    const listener = vi.fn();
    cell.subscribe(listener);
    return listener;
  });
  expect(nextRow(row, [a, changed, c])).toBe(row);
  setBlocks(row, [a, changed, c]);
  setBlocks(row, [a, changed, c]);
  expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0]);
  expect(row.map((cell) => cell.get())).toEqual([a, changed, c]);
});

it('creates another row for a new order, a removed block and a changed type', () => {
  const [a, b] = [block('a'), block('b')];
  const row = createRow([a, b]);
  expect(nextRow(row, [b, a])).toEqual([...row].reverse());
  expect(nextRow(row, [b])).toEqual([row[1]]);
  const [retyped] = nextRow(row, [block('b', 'box')]);
  expect(retyped?.key).not.toBe(row[1]?.key);
});

it('does not notify listeners after they unsubscribe', () => {
  const row = createRow([block('a')]);
  const listener = vi.fn();
  row[0]?.subscribe(listener)();
  setBlocks(row, [block('a')]);
  expect(listener).not.toHaveBeenCalled();
});
