import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs'));

/** Arguments for a Node program that must exit when the process that starts it exits, even when killed. */
export const exitWithParentArgs: readonly string[] = [
  '--import',
  `${endWithParent.href}?starter=${process.pid}`,
];

/** Arguments for a Node program that loads Payload; they halve its load time. */
export const fastPayloadArgs: readonly string[] = [
  '--import',
  pathToFileURL(path.join(import.meta.dirname, 'quick-drizzle.mjs')).href,
];

type Options = {
  env?: Record<string, string>;
  quiet?: boolean;
  /** The priority, as in `nice`: a higher number is a lower priority. */
  niceness?: number;
};

/**
 * Runs a Node program until it exits.
 * @returns its exit code; with `quiet`, its output is buffered and printed only on failure.
 */
export async function runNode(args: readonly string[], options: Options = {}): Promise<number> {
  const child = spawn(process.execPath, [...exitWithParentArgs, ...args], {
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  if (child.pid && options.niceness) os.setPriority(child.pid, options.niceness);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await exitOf(child);
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}

/** The exit code of a child process; 1 when a signal ended it or it could not start. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
