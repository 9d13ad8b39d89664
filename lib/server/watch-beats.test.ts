import { readlinkSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondsWaited, watchBeats } from './watch-beats';

let waited = 0;
let isRunning = true;
const onHang = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  [waited, isRunning] = [0, true];
  onHang.mockReset();
});
afterEach(() => vi.useRealTimers());

const watch = () => watchBeats({ isRunning: () => isRunning, waited: () => waited, onHang });

function pass(seconds: number, waitedEach = 0): void {
  for (let passed = 0; passed < seconds; passed += 1) {
    waited += waitedEach;
    vi.advanceTimersByTime(1_000);
  }
}

it('a thread that waits for its turn is left alone, however long', () => {
  const hearBeat = watch();
  pass(600, 0.98);
  hearBeat();
  pass(600, 0.98);
  expect(onHang).not.toHaveBeenCalled();
});

it('one that had its turns and says nothing hangs, and one that says so each second does not', () => {
  const hearBeat = watch();
  for (let beats = 0; beats < 60; beats += 1) {
    pass(1, 0.5);
    hearBeat();
  }
  pass(15);
  expect(onHang).not.toHaveBeenCalled();
  pass(1);
  expect(onHang).toHaveBeenCalledTimes(1);
});

it('one that does not begin in a minute and a half hangs', () => {
  isRunning = false;
  watch();
  pass(90);
  expect(onHang).not.toHaveBeenCalled();
  pass(1);
  expect(onHang).toHaveBeenCalledTimes(1);
});

it('what a thread has waited is what Linux counts, and nothing of one that is not there', () => {
  expect(secondsWaited(readlinkSync('/proc/thread-self'))).toBeGreaterThan(0);
  expect(secondsWaited('')).toBe(0);
});
