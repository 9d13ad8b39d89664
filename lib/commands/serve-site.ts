import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf } from './run-command.ts';

export type RunningSite = {
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
  output: () => string;
};

type Settings = {
  port: number;
  dataDir: string;
  /** What the site needs besides: `DATABASE_URL`, or `CONTENT_GRAPHQL_URL` for a site without a database. */
  env: Record<string, string | undefined>;
  /** Show the server's output as it comes. */
  verbose?: boolean;
  /** The folder of the build; this project's own when left out. */
  cwd?: string;
};

const readyWithin = 60_000;

/** Serves the built site with `next start`. @throws with its output when it does not answer within a minute. */
export async function serveSite({
  port,
  dataDir,
  env,
  verbose = false,
  cwd = process.cwd(),
}: Settings): Promise<RunningSite> {
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', SITE_URL: url, DATA_DIR: dataDir, ...env },
    },
  );
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-100_000);
    if (verbose) process.stderr.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = exitOf(child);
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
  };
  const ready = await Promise.race([answers(`${url}/api/health`), ended.then(() => false)]);
  if (!ready) {
    await stop();
    throw new Error(`The site did not start:\n${output}`);
  }
  return { url, pid: child.pid, stop, output: () => output };
}

async function answers(url: string): Promise<boolean> {
  const deadline = Date.now() + readyWithin;
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return true;
    await sleep(200);
  }
  return false;
}
