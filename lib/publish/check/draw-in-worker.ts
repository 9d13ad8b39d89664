import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { environment } from '../../environment.ts';
import { processState } from '../../process-state.ts';
import type { DrawingAnswer, DrawingJob } from './drawing-job';

/** In ms. Processor time decides; what had hardly any of it in all the time was kept waiting by a busy machine. */
const longestDrawing = { processor: 2_000, anyTime: 5_000 };
const hardlyAny = 200;
const longestStart = 30_000;
/** Jobs at once: one is drawn, the others wait. Each may hold a connection of the database. */
const longestLine = 3;
const largestMemory = 512;
const watchEvery = 25;

const answerSchema: z.ZodType<DrawingAnswer> = z.object({
  ofBlocks: z.array(
    z.object({
      blockId: z.string(),
      blockType: z.string(),
      path: z.string(),
      message: z.string(),
      severity: z.enum(['unfinished', 'malformed']),
    }),
  ),
  ofTexts: z.array(z.string()),
});

/** What the thread runs: one file that the build wrote, or that `DRAW_PROGRAM` names; else the sources, which take seconds to start. */
const built = '.next/draw-program.mjs';
const sources = { file: 'lib/publish/check/draw-program.ts', execArgv: ['--import', 'tsx'] };

type Started = { worker: Worker; ready: Promise<unknown> };
type Drawing = { started: Started | null; line: Promise<unknown>; inLine: number };

declare module '../../process-state.ts' {
  interface ProcessState {
    /** One thread for all. */
    drawing: Drawing;
  }
}

const drawingOfAll = (): Drawing => {
  processState.drawing ??= { started: null, line: Promise.resolve(), inLine: 0 };
  return processState.drawing;
};

/** There was no time for a job; it may be fine. */
export class DrawingIsBusy extends Error {}

/** Starts the thread, so that the first job does not wait for it. */
export function warmDrawing(): void {
  start().ready.catch(() => {});
}

/**
 * What came of drawing a job in a thread of its own; null when it took too long or too much memory. Jobs wait for
 * each other, but not many.
 * @throws DrawingIsBusy, or another error when the thread cannot be started or the program fails.
 */
export async function drawInWorker(job: DrawingJob): Promise<DrawingAnswer | null> {
  const drawing = drawingOfAll();
  if (drawing.inLine >= longestLine) throw new DrawingIsBusy();
  drawing.inLine += 1;
  const turn = drawing.line.then(() => draw(job));
  drawing.line = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    drawing.inLine -= 1;
  }
}

function start(): Started {
  const drawing = drawingOfAll();
  if (drawing.started) return drawing.started;
  const bundle = environment.isProduction() ? built : environment.drawProgram();
  const { file, execArgv } = bundle ? { file: bundle, execArgv: [] } : sources;
  const program = path.resolve(/* turbopackIgnore: true */ file);
  const worker = new Worker(program, {
    execArgv: [...execArgv],
    resourceLimits: { maxOldGenerationSizeMb: largestMemory },
  });
  const forget = () => {
    if (drawing.started?.worker === worker) drawing.started = null;
  };
  worker.once('exit', forget);
  // Heard by whoever waits for an answer; nobody may be waiting.
  worker.on('error', () => {});
  const ready = once(worker, 'message', { signal: AbortSignal.timeout(longestStart) }).finally(() =>
    worker.unref(),
  );
  ready.catch(() => {
    forget();
    return worker.terminate();
  });
  drawing.started = { worker, ready };
  return drawing.started;
}

async function draw(job: DrawingJob): Promise<DrawingAnswer | null> {
  const { worker, ready } = start();
  await ready;
  worker.ref();
  const stop = new AbortController();
  try {
    const answer = once(worker, 'message', { signal: stop.signal });
    const overrun = outlast(worker, stop.signal);
    worker.postMessage(job);
    const first = await Promise.race([answer, overrun]);
    if (first === 'busy') throw new DrawingIsBusy();
    return first === 'too dear' ? await end(worker) : answerSchema.parse(first[0]);
  } catch (error) {
    if (isOutOfMemory(error)) return end(worker);
    await end(worker);
    throw error;
  } finally {
    stop.abort();
    worker.unref();
  }
}

/** Resolves when the thread has worked on its job for too long, or could not; never when it is stopped before. */
async function outlast(worker: Worker, signal: AbortSignal): Promise<'too dear' | 'busy'> {
  const begun = performance.now();
  const before = await worker.cpuUsage();
  let spent = 0;
  while (spent <= longestDrawing.processor) {
    if (signal.aborted || performance.now() - begun > longestDrawing.anyTime) break;
    await sleep(watchEvery);
    const { user, system } = await worker.cpuUsage(before);
    spent = (user + system) / 1_000;
  }
  return spent < hardlyAny ? 'busy' : 'too dear';
}

async function end(worker: Worker): Promise<null> {
  await worker.terminate();
  return null;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
