import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { environment } from '../../environment.ts';
import { processState } from '../../process-state.ts';
import type { RenderJob, RenderResult } from './render-job-types';

/**
 * Limits of a job. A job that used less than `MIN_CPU_TIME_MS` within `wallTime` was delayed by a busy
 * machine and does not count as too expensive.
 */
const RENDER_LIMITS_MS = { cpuTime: 2_000, wallTime: 5_000 };
const MIN_CPU_TIME_MS = 200;
const START_TIMEOUT_MS = 30_000;
/** Jobs at once: one is rendered, the others wait. Each may hold a database connection. */
const MAX_PENDING_JOBS = 3;
const MAX_MEMORY_MB = 512;
const CPU_POLL_INTERVAL_MS = 25;

const resultSchema: z.ZodType<RenderResult> = z.object({
  blockIssues: z.array(
    z.object({
      blockId: z.string(),
      blockType: z.string(),
      path: z.string(),
      message: z.string(),
      severity: z.enum(['unfinished', 'malformed']),
    }),
  ),
  textMessages: z.array(z.string()),
});

/**
 * What the thread runs: the bundle of the build or of `RENDER_PROGRAM`; otherwise the sources, which take
 * seconds to start.
 */
const bundledProgram = '.next/render-program.mjs';
const sourceProgram = { file: 'lib/publish/check/render-program.ts', execArgv: ['--import', 'tsx'] };

type StartedWorker = { worker: Worker; ready: Promise<unknown> };
type RenderWorkerState = { started: StartedWorker | null; queue: Promise<unknown>; pendingJobs: number };

declare module '../../process-state.ts' {
  interface ProcessState {
    /** One thread for all. */
    renderWorker: RenderWorkerState;
  }
}

const getState = (): RenderWorkerState => {
  processState.renderWorker ??= { started: null, queue: Promise.resolve(), pendingJobs: 0 };
  return processState.renderWorker;
};

/** There was no capacity for a job; its content may be valid. */
export class RendererBusyError extends Error {}

/** Starts the thread, so that the first job does not wait for it. */
export function warmUpRenderer(): void {
  start().ready.catch(() => {});
}

/**
 * The result of rendering a job in a separate thread; null when it exceeded its time or memory. Jobs are
 * queued up to a limit.
 * @throws RendererBusyError, or another error when the thread cannot be started or the program fails.
 */
export async function renderInWorker(job: RenderJob): Promise<RenderResult | null> {
  const state = getState();
  if (state.pendingJobs >= MAX_PENDING_JOBS) throw new RendererBusyError();
  state.pendingJobs += 1;
  const result = state.queue.then(() => render(job));
  state.queue = result.catch(() => {});
  try {
    return await result;
  } finally {
    state.pendingJobs -= 1;
  }
}

function start(): StartedWorker {
  const state = getState();
  if (state.started) return state.started;
  const bundle = environment.isProduction() ? bundledProgram : environment.renderProgram();
  const { file, execArgv } = bundle ? { file: bundle, execArgv: [] } : sourceProgram;
  const program = path.resolve(/* turbopackIgnore: true */ file);
  const worker = new Worker(program, {
    execArgv: [...execArgv],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const clearState = () => {
    if (state.started?.worker === worker) state.started = null;
  };
  worker.once('exit', clearState);
  // Handled by the caller that waits for a response; there may be none.
  worker.on('error', () => {});
  const ready = once(worker, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).finally(() =>
    worker.unref(),
  );
  ready.catch(() => {
    clearState();
    return worker.terminate();
  });
  state.started = { worker, ready };
  return state.started;
}

async function render(job: RenderJob): Promise<RenderResult | null> {
  const { worker, ready } = start();
  await ready;
  worker.ref();
  const stop = new AbortController();
  try {
    const response = once(worker, 'message', { signal: stop.signal });
    const limitExceeded = waitForLimit(worker, stop.signal);
    worker.postMessage(job);
    const first = await Promise.race([response, limitExceeded]);
    if (first === 'busy') throw new RendererBusyError();
    return first === 'too expensive' ? await terminate(worker) : resultSchema.parse(first[0]);
  } catch (error) {
    if (isOutOfMemory(error)) return terminate(worker);
    await terminate(worker);
    throw error;
  } finally {
    stop.abort();
    worker.unref();
  }
}

/** Resolves when the thread exceeded its time or got no CPU; never when it is aborted before. */
async function waitForLimit(worker: Worker, signal: AbortSignal): Promise<'too expensive' | 'busy'> {
  const startedAt = performance.now();
  const initialUsage = await worker.cpuUsage();
  let cpuTime = 0;
  while (cpuTime <= RENDER_LIMITS_MS.cpuTime) {
    if (signal.aborted || performance.now() - startedAt > RENDER_LIMITS_MS.wallTime) break;
    await sleep(CPU_POLL_INTERVAL_MS);
    const { user, system } = await worker.cpuUsage(initialUsage);
    cpuTime = (user + system) / 1_000;
  }
  return cpuTime < MIN_CPU_TIME_MS ? 'busy' : 'too expensive';
}

async function terminate(worker: Worker): Promise<null> {
  await worker.terminate();
  return null;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
