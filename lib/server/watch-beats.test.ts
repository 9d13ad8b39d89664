import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBeats } from './watch-beats';

const second = 1_000_000;
/** What the thread has taken of a processor, in µs. */
let taken = 0;
let isRunning = true;
const onHang = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  [taken, isRunning] = [0, true];
  onHang.mockReset();
});
afterEach(() => vi.useRealTimers());

const watch = () =>
  watchBeats({
    find: () => ({ cpuUsage: async () => ({ user: taken, system: 0 }) }),
    isRunning: () => isRunning,
    onHang,
  });

async function pass(seconds: number, takenEach = 0): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    taken += takenEach * second;
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

it('a thread that only waits for its turn is left alone', async () => {
  watch();
  await pass(299, 0.04);
  expect(onHang).not.toHaveBeenCalled();
});

it('one that takes a processor without saying so hangs, and one that says so does not', async () => {
  const hear = watch();
  for (let beats = 0; beats < 60; beats += 1) {
    await pass(1, 1);
    hear(taken);
  }
  await pass(15, 1);
  expect(onHang).not.toHaveBeenCalled();
  await pass(1, 1);
  expect(onHang).toHaveBeenCalledTimes(1);
});

it('one that says nothing for five minutes hangs, whatever it takes, and so does one that does not begin in a minute and a half', async () => {
  watch();
  await pass(301);
  expect(onHang).toHaveBeenCalledTimes(1);
  isRunning = false;
  await pass(91);
  expect(onHang).toHaveBeenCalledTimes(2);
});
