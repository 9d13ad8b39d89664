import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readList } from './read-list';

const read = (page: Parameters<typeof readList<number, number>>[0]) =>
  readList(page, (item) => item, z.number(), 'numbers');

it.each([
  [{ items: [1, 2], next: 'after 2' }, true],
  [{ items: [1, 2], next: null }, false],
  [{ items: [1, 2], total: 290 }, true],
  [{ items: [1, 2], total: 2 }, false],
])('%j has more items: %s', (page, more) => expect(read(page)).toEqual({ items: [1, 2], more }));

it('counts invalid items as read', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = { items: [1, Number.NaN], total: 2 };
  expect(read(page)).toEqual({ items: [1], more: false });
  expect(warn).toHaveBeenCalledOnce();
});
