// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { endLeftTimers } from './end-left-timers';

const passing = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

it('nothing that a file has left waiting is done in the next', async () => {
  const done: string[] = [];
  setTimeout(() => done.push('once'), 20);
  setInterval(() => done.push('again'), 5);
  endLeftTimers();
  await passing(60);
  expect(done).toEqual([]);
});

it('what is set by the file itself goes on', async () => {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
  }, 1);
  await passing(60);
  clearInterval(timer);
  expect(count).toBeGreaterThan(1);
});

it('the frames of the screen, which files share, go on', async () => {
  requestAnimationFrame(() => undefined);
  endLeftTimers();
  const drawn = await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => resolve('drawn'))),
    passing(2_000),
  ]);
  expect(drawn).toBe('drawn');
});
