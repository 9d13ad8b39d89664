import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { isLongForm, thinOut } from '../support/long-form';

const root = process.cwd();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A project with one test that starts a database and a program, says where, and never ends. */
function plantHangingTest(): { folder: string; place: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hanging-'));
  folders.push(folder);
  const place = path.join(folder, 'place');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const house = JSON.stringify(root).slice(1, -1);
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    `export default { root: '${folder}', test: { globalSetup: ['${house}/tests/support/run/start-run.ts'] } };`,
  );
  writeFileSync(
    path.join(folder, 'hangs.test.ts'),
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     import os from 'node:os';
     import { test } from 'vitest';
     import { startDatabase } from '${house}/lib/local-database/start-database.ts';
     test('hangs', { timeout: 600_000 }, async () => {
       await startDatabase({ dataDir: os.tmpdir(), durable: false });
       spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
       writeFileSync('${place}', os.tmpdir());
       await new Promise(() => {});
     });`,
  );
  return { folder, place };
}

function processesOf(run: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ['environ', 'cmdline'].map((file) => readProc(pid, file)).join('\0'))
    .filter((text) => text.includes(run));
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

test.skipIf(!isLongForm).concurrent.for(thinOut(['SIGKILL', 'SIGINT'] as const, 1))(
  'a run ended by %s leaves no process and no folder',
  async (signal, { expect }) => {
    const { folder, place } = plantHangingTest();
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.config.ts'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, RUN_FOLDER: undefined },
    });
    await expect.poll(() => existsSync(place), { timeout: 30_000 }).toBe(true);
    const run = readFileSync(place, 'utf8');
    expect(processesOf(run).length).toBeGreaterThan(3);
    child.kill(signal);
    await expect.poll(() => existsSync(run), { timeout: 20_000 }).toBe(false);
    // The guard removes the folder and is the last to go.
    await expect.poll(() => processesOf(run)).toEqual([]);
  },
);
