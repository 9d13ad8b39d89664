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
import { isLongForm, sampleCases } from '../support/test-scope';

const root = process.cwd();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a project with one test that starts a database and a program, reports where, and never ends. */
function plantHangingTest(): { folder: string; reportPath: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hanging-'));
  folders.push(folder);
  const reportPath = path.join(folder, 'place');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const projectRoot = JSON.stringify(root).slice(1, -1);
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    `export default { root: '${folder}', test: { globalSetup: ['${projectRoot}/tests/support/run/start-run.ts'] } };`,
  );
  writeFileSync(
    path.join(folder, 'hangs.test.ts'),
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     import os from 'node:os';
     import { test } from 'vitest';
     import { startDatabase } from '${projectRoot}/lib/local-database/start-database.ts';
     test('hangs', { timeout: 600_000 }, async () => {
       await startDatabase({ dataDir: os.tmpdir(), durable: false });
       spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
       writeFileSync('${reportPath}', os.tmpdir());
       await new Promise(() => {});
     });`,
  );
  return { folder, reportPath };
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

test.skipIf(!isLongForm).concurrent.for(sampleCases(['SIGKILL', 'SIGINT'] as const, 1))(
  'test run › a run ended by %s leaves no process and no folder',
  async (signal, { expect }) => {
    const { folder, reportPath } = plantHangingTest();
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.config.ts'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, RUN_FOLDER: undefined },
    });
    await expect.poll(() => existsSync(reportPath), { timeout: 30_000 }).toBe(true);
    const run = readFileSync(reportPath, 'utf8');
    expect(processesOf(run).length).toBeGreaterThan(3);
    child.kill(signal);
    await expect.poll(() => existsSync(run), { timeout: 20_000 }).toBe(false);
    // The guard process removes the folder and exits last.
    await expect.poll(() => processesOf(run)).toEqual([]);
  },
);
