// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { clearLeftoverTimers } from './clear-leftover-timers';

const elapse = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

it('clearLeftoverTimers › timers left by a file do not fire in the next one', async () => {
  const done: string[] = [];
  setTimeout(() => done.push('once'), 20);
  setInterval(() => done.push('again'), 5);
  clearLeftoverTimers();
  await elapse(60);
  expect(done).toEqual([]);
});

it('clearLeftoverTimers › timers of the current file keep running', async () => {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
  }, 1);
  await elapse(60);
  clearInterval(timer);
  expect(count).toBeGreaterThan(1);
});

it('clearLeftoverTimers › animation frames work, also after a file used fake timers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  document.defaultView?.requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  clearLeftoverTimers();
  for (const screen of [globalThis, document.defaultView ?? globalThis]) {
    const { promise: frame, resolve } = Promise.withResolvers<number>();
    screen.requestAnimationFrame(resolve);
    expect(await Promise.race([frame, elapse(2_000)])).toBeTypeOf('number');
  }
});

it('clearLeftoverTimers › a cancelled animation frame does not run', async () => {
  let hasRun = false;
  cancelAnimationFrame(
    requestAnimationFrame(() => {
      hasRun = true;
    }),
  );
  await elapse(60);
  expect(hasRun).toBe(false);
});
