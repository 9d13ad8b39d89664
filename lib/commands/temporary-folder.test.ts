import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const module = JSON.stringify(path.resolve('lib/commands/temporary-folder.ts'));

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a temporary folder goes with its process, ended by %s',
  async (signal) => {
    const program = `import { makeTemporaryFolder } from ${module};
    console.log(makeTemporaryFolder('tessera-gone-')); setInterval(() => {}, 1000)`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [chunk] = await once(child.stdout, 'data');
    const folder = String(chunk).trim();
    expect(existsSync(folder)).toBe(true);
    child.kill(signal);
    await once(child, 'exit');
    expect(existsSync(folder)).toBe(false);
  },
);
