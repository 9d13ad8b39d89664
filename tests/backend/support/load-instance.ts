import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from 'vitest';
import { fastPayloadArgs } from '@/lib/commands/run-node';

const script = path.join(import.meta.dirname, 'open-backend.ts');

type EndedInstance = { code: number | null; output: string };

/** Loads a backend instance in a process of its own. The returned function starts it, and waits until it ends. */
export async function loadInstance(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<() => Promise<EndedInstance>> {
  const child = spawn(process.execPath, [...fastPayloadArgs, '--import', 'tsx', script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, PAYLOAD_SECRET: 'x'.repeat(32), LOG_LEVEL: 'info' },
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await expect.poll(() => output, { timeout: 60_000 }).toContain('loaded');
  return async () => {
    child.stdin.end();
    await once(child, 'close');
    return { code: child.exitCode, output };
  };
}
