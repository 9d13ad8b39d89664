import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, exitWithParentArgs } from './run-node.ts';

export type RunningSite = {
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
  /** Resolves with the exit code of the server, for whatever reason it exits. */
  ended: Promise<number>;
  output: () => string;
};

type SiteServerOptions = {
  port: number;
  dataDir: string;
  /**
   * Further environment variables: `DATABASE_URL`, or `CONTENT_GRAPHQL_URL` for a site without a database.
   */
  env: Record<string, string | undefined>;
  /** Forward the server's output to stderr. */
  verbose?: boolean;
  /** The folder of the build; default: the current folder. */
  cwd?: string;
  /** `start` serves the build, `dev` the sources. */
  mode?: 'start' | 'dev';
};

/**
 * V8 flags, as in `npm start`. The heap may grow by half instead of doubling between collections, and the
 * young generation takes 48 MiB instead of 128. Without Maglev inlining, V8 does not copy loops into other
 * functions, with which a search takes twice as long.
 */
export const serverNodeFlags = [
  '--heap-growing-percent=50',
  '--max-semi-space-size=16',
  '--no-maglev-inlining',
] as const;
const programs = {
  start: [...serverNodeFlags, 'lib/server/serve.ts'],
  dev: ['node_modules/next/dist/bin/next', 'dev'],
} as const;
const readyTimeoutMs = { start: 60_000, dev: 180_000 };

/**
 * Starts the site; it stops with this process.
 * @throws with its output when it does not become healthy in time.
 */
export async function serveSite({
  port,
  dataDir,
  env,
  verbose = false,
  cwd = process.cwd(),
  mode = 'start',
}: SiteServerOptions): Promise<RunningSite> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...exitWithParentArgs, ...programs[mode]], {
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
  const appendOutput = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-100_000);
    if (verbose) process.stderr.write(chunk);
  };
  child.stdout.on('data', appendOutput);
  child.stderr.on('data', appendOutput);
  const ended = exitOf(child);
  const stop = async () => {
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(killTimer);
  };
  const isReady = await Promise.race([
    waitUntilHealthy(`${url}/api/health`, readyTimeoutMs[mode]),
    ended.then(() => false),
  ]);
  if (!isReady) {
    await stop();
    throw new Error(`The site did not start:\n${output}`);
  }
  return { url, pid: child.pid, stop, ended, output: () => output };
}

async function waitUntilHealthy(url: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return true;
    await sleep(200);
  }
  return false;
}
