import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { exitOf } from '../../lib/commands/run-node';

/** Runs one of the developer's commands in a copy of the house; resolves with all it said. */
export async function runIn(folder: string, script: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: `${folder}/.data`,
      NODE_ENV: 'test',
      VITEST: undefined,
      NO_COLOR: '1',
    },
  });
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { code, output: said + complained };
}
