import { expect, test, vi } from 'vitest';
import { keep } from './kept';

test('what several ask for at once is looked for once, and kept', async () => {
  const kept = new Map<string, Promise<number>>();
  const find = vi.fn(async () => 7);
  expect(await Promise.all([keep(kept, 'baker', find), keep(kept, 'baker', find)])).toEqual([7, 7]);
  expect(await keep(kept, 'baker', find)).toBe(7);
  expect(find).toHaveBeenCalledTimes(1);
});

test('who waits for one that gives up looks for it, and what failed is not kept', async () => {
  const kept = new Map<string, Promise<number>>();
  const giveUp = vi.fn(async () => Promise.reject(new Error('No answer in time')));
  const first = keep(kept, 'baker', giveUp);
  const second = keep(kept, 'baker', async () => 7);
  await expect(first).rejects.toThrow('No answer in time');
  expect(await second).toBe(7);
  await expect(keep(kept, 'school', giveUp)).rejects.toThrow();
  expect([...kept.keys()]).toEqual(['baker']);
});

test('the oldest go, and what was asked for lately stays', async () => {
  const kept = new Map<string, Promise<number>>();
  for (let asked = 0; asked < 32; asked += 1) await keep(kept, String(asked), async () => asked);
  await keep(kept, '0', async () => -1);
  await keep(kept, 'more', async () => -1);
  expect(kept.size).toBe(32);
  expect([kept.has('0'), kept.has('1')]).toEqual([true, false]);
});
