import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithStarter, exitOf } from './run-node.ts';

export type RunningSite = {
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
  /** Settles with the exit code of a server that ends, by itself or not. */
  ended: Promise<number>;
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
  /** `start` serves the build; `dev` serves the sources, and what is edited at once. */
  mode?: 'start' | 'dev';
};

/**
 * The server's memory may grow by half, not by twice, before what it let go of is collected, and what is young takes 48 MiB, not 128. What V8
 * compiles first keeps the loops that it copies into others, and a search takes twice as long by them. As in `npm start`.
 */
export const servedWith = [
  '--heap-growing-percent=50',
  '--max-semi-space-size=16',
  '--no-maglev-inlining',
] as const;
const programs = {
  start: [...servedWith, 'lib/server/serve.ts'],
  dev: ['node_modules/next/dist/bin/next', 'dev'],
} as const;
const readyWithin = { start: 60_000, dev: 180_000 };

/** Serves the site, as long as this process lives. @throws with its output when it does not answer in good time. */
export async function serveSite({
  port,
  dataDir,
  env,
  verbose = false,
  cwd = process.cwd(),
  mode = 'start',
}: Settings): Promise<RunningSite> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...endsWithStarter, ...programs[mode]], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(mode === 'dev' && { NODE_ENV: 'development' }),
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      REQUEST_LOG: 'none',
      ...env,
    },
  });
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
  const ready = await Promise.race([
    answers(`${url}/api/health`, readyWithin[mode]),
    ended.then(() => false),
  ]);
  if (!ready) {
    await stop();
    throw new Error(`The site did not start:\n${output}`);
  }
  return { url, pid: child.pid, stop, ended, output: () => output };
}

async function answers(url: string, within: number): Promise<boolean> {
  const deadline = Date.now() + within;
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return true;
    await sleep(200);
  }
  return false;
}
