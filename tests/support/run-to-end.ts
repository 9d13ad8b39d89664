import { spawn } from 'node:child_process';
import { exitOf } from '../../lib/commands/run-node';

/** Serves the build on a port that is to be free, to its end, and ends it if it has none of its own. */
export async function runToEnd(env: Record<string, string | undefined>, port: number) {
  const child = spawn(process.execPath, ['lib/server/serve.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), ...env },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const code = await exitOf(child);
  clearTimeout(late);
  return { code, killed: child.signalCode !== null, lines: Buffer.concat(chunks).toString().split('\n') };
}
