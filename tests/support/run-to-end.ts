import { spawn } from 'node:child_process';
import { exitOf } from '../../lib/commands/run-node';

/** Serves the build on a free port until it exits, and kills it after a timeout. */
export async function runToEnd(env: Record<string, string | undefined>, port: number) {
  const child = spawn(process.execPath, ['lib/server/serve.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), ...env },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const code = await exitOf(child);
  clearTimeout(killTimer);
  return { code, killed: child.signalCode !== null, lines: Buffer.concat(chunks).toString().split('\n') };
}
