import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { supervise } from './supervise';

/** Starts Node processes that run `script` and records all of them. */
function processStarter(script: string) {
  const started: ChildProcess[] = [];
  const logLines: string[] = [];
  onTestFinished(() => {
    for (const child of started) child.kill('SIGKILL');
  });
  const start = async () => {
    const child = spawn(process.execPath, ['-e', script]);
    started.push(child);
    const ended = once(child, 'exit');
    const stop = async () => {
      child.kill();
      await ended;
    };
    return { ended, stop };
  };
  const log = (line: string) => logLines.push(line);
  return { started, logLines, start, log };
}

const isRunning = (child: ChildProcess | undefined) => child?.exitCode === null && child.signalCode === null;

test('supervise › restarts a killed process and stops it once at the end', async () => {
  const { started, logLines, start, log } = processStarter('setInterval(() => {}, 1000)');
  const supervised = await supervise({ name: 'It', start, log, minDelayMs: 20 });
  started[0]?.kill('SIGKILL');
  await expect
    .poll(() => logLines)
    .toEqual(['It has exited and will be restarted in 0.02 s.', 'It has been restarted.']);
  expect(started.map(isRunning)).toEqual([false, true]);
  await supervised.stop();
  expect(started.map(isRunning)).toEqual([false, false]);
  expect(logLines).toHaveLength(2);
});

test('supervise › backs off exponentially while the process exits at once', async () => {
  const { logLines, start, log } = processStarter('process.exit(1)');
  const supervised = await supervise({ name: 'It', start, log, minDelayMs: 10 });
  await expect.poll(() => logLines.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(7);
  await supervised.stop();
  const delays = logLines.flatMap((line) => /in (\S+) s\./.exec(line)?.[1] ?? []);
  expect(delays.slice(0, 4)).toEqual(['0.01', '0.02', '0.04', '0.08']);
});

test('supervise › logs a failed restart and tries again; rejects when the first start fails', async () => {
  const { logLines, start, log } = processStarter('setInterval(() => {}, 1000)');
  let starts = 0;
  const failingStart = async () => {
    starts += 1;
    if (starts === 2) throw new Error('The port is taken.');
    const running = await start();
    return starts === 1 ? { ...running, ended: Promise.resolve() } : running;
  };
  const supervised = await supervise({ name: 'It', start: failingStart, log, minDelayMs: 10 });
  await expect.poll(() => logLines.at(-1)).toBe('It has been restarted.');
  expect(logLines).toContain('The port is taken.');
  await supervised.stop();
  const alwaysFailingStart = async () => {
    throw new Error('No.');
  };
  await expect(supervise({ name: 'It', start: alwaysFailingStart, log })).rejects.toThrow('No.');
});

test('supervise › starts nothing when stopped during a delay', async () => {
  const { started, logLines, start, log } = processStarter('process.exit(1)');
  const supervised = await supervise({ name: 'It', start, log, minDelayMs: 60_000 });
  await expect.poll(() => logLines).toHaveLength(1);
  await supervised.stop();
  expect(started).toHaveLength(1);
});
