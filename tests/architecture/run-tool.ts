import { spawn } from 'node:child_process';
import path from 'node:path';

export type ToolRun = { code: number | null; output: string };

const root = path.resolve(import.meta.dirname, '../..');

type ToolOptions = { folder?: string; env?: Readonly<Record<string, string>> };

/** Runs a script of a tool in `node_modules`, by default in the repository. `output` is stdout and stderr in order. */
export function runTool(
  script: string,
  args: readonly string[],
  { folder = root, env = {} }: ToolOptions = {},
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
