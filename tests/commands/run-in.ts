import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { exitOf } from '../../lib/commands/run-node';

type Outcome = { code: number; output: string };

/** Runs one of the developer's commands in a copy of the house; resolves with all it said. */
export const runIn = (folder: string, script: string, ...args: string[]): Promise<Outcome> =>
  run(folder, ['--import', 'tsx', script, ...args], {});

/** Runs a tool's own script in a copy of the house. */
export const runTool = (
  folder: string,
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> => run(folder, [path.join(folder, 'node_modules', script), ...args], env);

async function run(folder: string, args: readonly string[], env: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, '.data'),
      NODE_ENV: 'test',
      VITEST: undefined,
      // Of other sources, it is a run of its own.
      RUN_FOLDER: undefined,
      // Other tests run beside it: each worker more would only load the same once more.
      VITEST_MAX_WORKERS: '1',
      NO_COLOR: '1',
      ...env,
    },
  });
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { code, output: said + complained };
}
