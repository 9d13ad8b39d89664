import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('generated code › matches the contract and the operations', async () => {
  const cli = 'node_modules/.bin/graphql-codegen';
  const checked = await run(process.execPath, [cli, '--config', 'codegen.ts', '--check'], {
    env: { ...process.env, NODE_OPTIONS: '' },
  }).then(
    () => 'up to date',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
  );
  expect(checked, 'run npm run codegen and commit what it writes').toBe('up to date');
});
