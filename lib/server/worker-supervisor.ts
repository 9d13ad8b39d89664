import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import type { WorkerMessage } from '../page-store/worker-messages.ts';
import { recordWorkerStart } from './observability.ts';
import type { NextWorker } from './proxy-to-worker.ts';

/**
 * Seconds without a heartbeat after which a running, or a starting, thread counts as hung. Counted in timer
 * ticks, which stop when the process is suspended.
 */
const MAX_MISSED_SECONDS = { running: 15, starting: 90 };

type WatchdogOptions = {
  isRunning: () => boolean;
  /** CPU wait time of the running thread, as `cpuWaitSeconds` returns it. */
  waitSeconds: () => number;
  onHang: () => void;
};

/**
 * Detects hung threads. Time spent waiting for a processor does not count: on an overloaded machine restarts
 * would only add load. @returns the function to call for each heartbeat; the first of a new thread must come
 * before its other messages.
 */
export function startWatchdog({ isRunning, waitSeconds, onHang }: WatchdogOptions): () => void {
  let missed = 0;
  let waitedAtHeartbeat = 0;
  const check = () => {
    missed += 1;
    const isHung = isRunning()
      ? missed - (waitSeconds() - waitedAtHeartbeat) > MAX_MISSED_SECONDS.running
      : missed > MAX_MISSED_SECONDS.starting;
    if (!isHung) return;
    missed = 0;
    onHang();
  };
  setInterval(check, 1_000).unref();
  return () => {
    missed = 0;
    waitedAtHeartbeat = waitSeconds();
  };
}

/**
 * The seconds that a thread of this process was runnable but waited for a processor, by its name in `/proc`,
 * as Linux reports them (`schedstat`, in ns); 0 where they are not available.
 */
export function cpuWaitSeconds(task: string): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${task}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e9;
  } catch {
    return 0;
  }
}

const program = new URL('./next-worker.ts', import.meta.url);
/** Delay before a failed worker thread is restarted, in ms. */
const RESTART_DELAY_MS = 1_000;

type SupervisorMessage =
  | WorkerMessage
  | { kind: 'listening'; port: number; task: string }
  | { kind: 'heartbeat' };
type WorkerSupervisor = {
  isRunning: () => boolean;
  /** The address of the running worker. @throws while none is running. */
  find: () => NextWorker;
  stop: () => Promise<void>;
};

/** Starts a thread that runs Next, and logs its errors. */
function startWorkerThread(
  workerData: { key: string; port: number },
  onMessage: (message: SupervisorMessage) => void,
  onExit: (code: number) => void,
): Worker {
  const thread = new Worker(program, { workerData, env: SHARE_ENV });
  recordWorkerStart();
  thread.on('message', onMessage);
  thread.once('error', (error) => console.error(error));
  thread.once('exit', onExit);
  return thread;
}

/**
 * Runs Next in a worker thread, so that stored pages are served whatever Next is doing, and passes its
 * messages on. A worker that fails or hangs is restarted; the process exits when the first worker, or a
 * restarted one, does not start.
 */
export async function superviseNextWorker(
  port: number,
  onMessage: (message: WorkerMessage) => void,
): Promise<WorkerSupervisor> {
  const key = randomUUID();
  const firstStart = Promise.withResolvers<void>();
  let listening: { port: number; task: string } | null = null;
  let hasStarted = false;
  let isStopping = false;
  let worker = startWorkerThread({ key, port }, handleMessage, handleExit);
  const recordHeartbeat = startWatchdog({
    isRunning: () => listening !== null,
    waitSeconds: () => cpuWaitSeconds(listening?.task ?? ''),
    onHang() {
      if (!hasStarted) return;
      // Without a worker no invalidations are received.
      if (listening === null) process.exit(1);
      console.error('The Next worker thread does not respond and is terminated.');
      listening = null;
      void worker.terminate();
    },
  });

  function handleMessage(message: SupervisorMessage): void {
    if (message.kind === 'heartbeat') recordHeartbeat();
    else if (message.kind !== 'listening') onMessage(message);
    else {
      listening = message;
      recordHeartbeat();
      hasStarted = true;
      firstStart.resolve();
    }
  }

  function handleExit(code: number): void {
    listening = null;
    if (isStopping) return;
    if (!hasStarted) process.exit(code || 1);
    console.error(`The Next worker thread has exited (${code}); it is restarted.`);
    setTimeout(() => {
      if (!isStopping) worker = startWorkerThread({ key, port }, handleMessage, handleExit);
    }, RESTART_DELAY_MS);
  }

  await firstStart.promise;
  return {
    isRunning: () => listening !== null,
    find() {
      if (listening === null) throw new Error('The Next worker thread is not running');
      return { port: listening.port, key };
    },
    async stop() {
      isStopping = true;
      if (listening === null) return;
      worker.postMessage('stop');
      await once(worker, 'exit');
    },
  };
}
