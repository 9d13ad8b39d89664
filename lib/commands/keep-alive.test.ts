import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { keepAlive } from './keep-alive';

/** Starts real processes of Node that run `script`; keeps all of them in sight. */
function starting(script: string) {
  const started: ChildProcess[] = [];
  const lines: string[] = [];
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
  const tell = (line: string) => lines.push(line);
  return { started, lines, start, tell };
}

const isRunning = (child: ChildProcess | undefined) => child?.exitCode === null && child.signalCode === null;

test('what is killed is started again, and stopped once at the end', async () => {
  const { started, lines, start, tell } = starting('setInterval(() => {}, 1000)');
  const kept = await keepAlive({ name: 'It', start, tell, shortest: 20 });
  started[0]?.kill('SIGKILL');
  await expect
    .poll(() => lines)
    .toEqual(['It has ended by itself and is started again in 0.02 s.', 'It runs again.']);
  expect(started.map(isRunning)).toEqual([false, true]);
  await kept.stop();
  expect(started.map(isRunning)).toEqual([false, false]);
  expect(lines).toHaveLength(2);
});

test('what does not last is started again after longer and longer pauses', async () => {
  const { lines, start, tell } = starting('process.exit(1)');
  const kept = await keepAlive({ name: 'It', start, tell, shortest: 10 });
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(7);
  await kept.stop();
  const pauses = lines.flatMap((line) => /in (\S+) s\./.exec(line)?.[1] ?? []);
  expect(pauses.slice(0, 4)).toEqual(['0.01', '0.02', '0.04', '0.08']);
});

test('a start that fails is told and tried again; the first one is the caller’s', async () => {
  const { lines, start, tell } = starting('setInterval(() => {}, 1000)');
  let starts = 0;
  const unlucky = async () => {
    starts += 1;
    if (starts === 2) throw new Error('The port is taken.');
    const running = await start();
    return starts === 1 ? { ...running, ended: Promise.resolve() } : running;
  };
  const kept = await keepAlive({ name: 'It', start: unlucky, tell, shortest: 10 });
  await expect.poll(() => lines.at(-1)).toBe('It runs again.');
  expect(lines).toContain('The port is taken.');
  await kept.stop();
  const never = async () => {
    throw new Error('No.');
  };
  await expect(keepAlive({ name: 'It', start: never, tell })).rejects.toThrow('No.');
});

test('stopping while it waits to start again starts nothing', async () => {
  const { started, lines, start, tell } = starting('process.exit(1)');
  const kept = await keepAlive({ name: 'It', start, tell, shortest: 60_000 });
  await expect.poll(() => lines).toHaveLength(1);
  await kept.stop();
  expect(started).toHaveLength(1);
});
