import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitOf } from '../../lib/commands/run-node';
import { freePort, isPortTaken } from '../../lib/local-database/free-port';
import { copyProject, type ProjectCopy } from '../support/copy-project';
import { createDatabase, type TestDatabase } from '../support/run/create-database';
import { shareBrowser } from '../support/share-browser';
import { isLongForm } from '../support/test-scope';

/** The long form only: it compiles the site from scratch. */
describe.runIf(process.env.TEST_LONG)('npm run dev', () => {
  const browser = shareBrowser();
  let database: TestDatabase;
  let projectCopy: ProjectCopy;
  let port: number;
  let server: ChildProcess;
  let output = '';

  beforeAll(async () => {
    database = await createDatabase('seeded');
    projectCopy = copyProject();
    port = await freePort();
    server = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/dev.ts'], {
      cwd: projectCopy.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        DATA_DIR: path.join(projectCopy.folder, '.data'),
        PORT: String(port),
      },
    });
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  });
  afterAll(async () => {
    projectCopy?.remove();
    await database?.close();
  });

  it('prints its address and the accounts for signing in', {
    skip: !isLongForm,
    timeout: 180_000,
  }, async () => {
    await expect.poll(() => output, { timeout: 120_000 }).toContain('Stop with Ctrl+C.');
    expect(output).toContain(`The site:   http://localhost:${port}\n`);
    expect(output).toContain('network-admin');
  });

  it('shows an edited view in an open page', { skip: !isLongForm, timeout: 240_000 }, async () => {
    const { page, close } = await browser.openTab();
    // The page is compiled first.
    await page.goto(`http://localhost:${port}/en-GH/locations`, {
      timeout: 120_000,
    });
    const start = performance.now();
    projectCopy.change([{ file: 'lib/ui/heading.tsx', from: '{children}', to: '{children} edited' }]);
    await page
      .getByRole('heading', { name: / edited$/ })
      .first()
      .waitFor();
    console.log(`An edit was seen after ${Math.round(performance.now() - start)} ms.`);
    await close();
  });

  it('stops every process it started', { skip: !isLongForm }, async () => {
    server.kill('SIGINT');
    expect(await exitOf(server)).toBe(0);
    expect(await isPortTaken(port)).toBe(false);
  });
});
