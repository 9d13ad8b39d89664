import { expect, it, vi } from 'vitest';
import { openShelf } from './block-shelf';
import type { LoadedBlock } from './load-blocks';

const block = (id: string, type = 'word'): LoadedBlock => ({ status: 'quarantined', id, type, faults: [] });

it('tells of what is another object, and nobody else', () => {
  const shelf = openShelf();
  const [a, b, c] = [block('a'), block('b'), block('c')];
  const keys = shelf.put([a, b, c]);
  shelf.tell();
  const heard = keys.map((key) => {
    const listener = vi.fn();
    shelf.listen(key, listener);
    return listener;
  });
  const other = block('b');
  expect(shelf.put([a, other, c])).toBe(keys);
  shelf.tell();
  shelf.tell();
  expect(heard.map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0]);
  expect(keys.map(shelf.get)).toEqual([a, other, c]);
});

it('knows another order, what was taken out and what is another type as another list', () => {
  const shelf = openShelf();
  const [a, b] = [block('a'), block('b')];
  const first = shelf.put([a, b]);
  const moved = shelf.put([b, a]);
  expect(moved).toEqual([...first].reverse());
  expect(shelf.put([b])).toHaveLength(1);
  expect(shelf.get(first[0] ?? '')).toBeUndefined();
  const [retyped] = shelf.put([block('b', 'box')]);
  expect(retyped).not.toBe(first[1]);
});

it('tells nobody who has stopped to listen', () => {
  const shelf = openShelf();
  const [key = ''] = shelf.put([block('a')]);
  shelf.tell();
  const listener = vi.fn();
  shelf.listen(key, listener)();
  shelf.put([block('a')]);
  shelf.tell();
  expect(listener).not.toHaveBeenCalled();
});
