// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
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

it('frames go on, also after a file has pretended all timers and begun one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  document.defaultView?.requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  endLeftTimers();
  for (const screen of [globalThis, document.defaultView ?? globalThis]) {
    const { promise: drawn, resolve } = Promise.withResolvers<number>();
    screen.requestAnimationFrame(resolve);
    expect(await Promise.race([drawn, passing(2_000)])).toBeTypeOf('number');
  }
});

it('a frame that is taken back is not drawn', async () => {
  let isDrawn = false;
  cancelAnimationFrame(
    requestAnimationFrame(() => {
      isDrawn = true;
    }),
  );
  await passing(60);
  expect(isDrawn).toBe(false);
});
