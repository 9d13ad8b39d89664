import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleCases } from '@/tests/support/test-scope';
import { isProcessAlive } from '../local-database/is-process-alive';

const runForever = 'setInterval(() => {}, 1000)';

/** Starts a process and returns it with the number that it prints first. */
async function startPrinting(args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [chunk] = await once(child.stdout, 'data');
  return { child, printed: Number(String(chunk).trim()) };
}

test('exit with parent › ends a program when the process that started it is killed', async () => {
  const module = path.resolve('lib/commands/run-node.ts');
  const starter = `import { spawn } from 'node:child_process';
    import { exitWithParentArgs } from ${JSON.stringify(module)};
    const child = spawn(process.execPath, [...exitWithParentArgs, '-e', '${runForever}'], { stdio: 'ignore' });
    console.log(child.pid); ${runForever}`;
  const { child, printed } = await startPrinting(['--input-type=module', '-e', starter]);
  expect(isProcessAlive(printed)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isProcessAlive(printed), { timeout: 10_000 }).toBe(false);
});

test.each(sampleCases(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const, 1))(
  'exit with parent › ends a command when its runner receives %s',
  async (signal) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const command = path.join(folder, 'command.ts');
    writeFileSync(command, `console.log(process.pid); ${runForever}`);
    const { child, printed } = await startPrinting(['lib/commands/run.mjs', command]);
    expect(printed).not.toBe(child.pid);
    child.kill(signal);
    await expect.poll(() => isProcessAlive(printed), { timeout: 10_000 }).toBe(false);
  },
);
