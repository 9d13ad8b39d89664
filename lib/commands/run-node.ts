import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs'));

/** For a program of Node: has it end when the process that starts it is gone, even killed. */
export const endsWithStarter: readonly string[] = [
  '--import',
  `${endWithParent.href}?starter=${process.pid}`,
];

/** For a program of Node that loads Payload: that takes half as long. */
export const loadsQuickly: readonly string[] = [
  '--import',
  pathToFileURL(path.join(import.meta.dirname, 'quick-drizzle.mjs')).href,
];

type Options = {
  env?: Record<string, string>;
  quiet?: boolean;
  /** How far it steps back behind other programs, as of `nice`. */
  niceness?: number;
};

/** Runs a program of Node to its end. @returns its exit code; with `quiet`, its output is kept and printed only on failure. */
export async function runNode(args: readonly string[], options: Options = {}): Promise<number> {
  const child = spawn(process.execPath, [...endsWithStarter, ...args], {
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  if (child.pid && options.niceness) os.setPriority(child.pid, options.niceness);
  const kept: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => kept.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => kept.push(chunk));
  const code = await exitOf(child);
  if (code !== 0) process.stderr.write(Buffer.concat(kept));
  return code;
}

/** The exit code of a child, 1 when it was ended by a signal or could not start. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
