import { readlinkSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cpuWaitSeconds, startWatchdog } from './worker-supervisor';

let waited = 0;
let isRunning = true;
const onHang = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  [waited, isRunning] = [0, true];
  onHang.mockReset();
});
afterEach(() => vi.useRealTimers());

const start = () => startWatchdog({ isRunning: () => isRunning, waitSeconds: () => waited, onHang });

function advance(seconds: number, waitPerSecond = 0): void {
  for (let elapsed = 0; elapsed < seconds; elapsed += 1) {
    waited += waitPerSecond;
    vi.advanceTimersByTime(1_000);
  }
}

it('watchdog › tolerates a thread that waits for a processor, however long', () => {
  const recordHeartbeat = start();
  advance(600, 0.98);
  recordHeartbeat();
  advance(600, 0.98);
  expect(onHang).not.toHaveBeenCalled();
});

it('watchdog › reports a thread that had processor time without a heartbeat, but not one with a heartbeat each second', () => {
  const recordHeartbeat = start();
  for (let beats = 0; beats < 60; beats += 1) {
    advance(1, 0.5);
    recordHeartbeat();
  }
  advance(15);
  expect(onHang).not.toHaveBeenCalled();
  advance(1);
  expect(onHang).toHaveBeenCalledTimes(1);
});

it('watchdog › reports a thread that does not start within ninety seconds', () => {
  isRunning = false;
  start();
  advance(90);
  expect(onHang).not.toHaveBeenCalled();
  advance(1);
  expect(onHang).toHaveBeenCalledTimes(1);
});

it('cpuWaitSeconds › returns the value that Linux reports, and 0 for an unknown thread', () => {
  expect(cpuWaitSeconds(readlinkSync('/proc/thread-self'))).toBeGreaterThan(0);
  expect(cpuWaitSeconds('')).toBe(0);
});
