import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { exitOf } from '../../lib/commands/run-node';

type CommandResult = { code: number; output: string };

/** Runs one of the developer commands in a copy of the project; resolves with its output. */
export const runIn = (folder: string, script: string, ...args: string[]): Promise<CommandResult> =>
  run(folder, ['--import', 'tsx', script, ...args], {});

/** Runs a tool's script in a copy of the project. */
export const runTool = (
  folder: string,
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> => run(folder, [path.join(folder, 'node_modules', script), ...args], env);

async function run(
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, '.data'),
      NODE_ENV: 'test',
      VITEST: undefined,
      // It tests other sources, so it is a run of its own.
      RUN_FOLDER: undefined,
      // Other tests run in parallel: every further worker would only load the same modules again.
      VITEST_MAX_WORKERS: '1',
      NO_COLOR: '1',
      ...env,
    },
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { code, output: stdout + stderr };
}
