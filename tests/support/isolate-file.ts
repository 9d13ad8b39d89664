import { AsyncLocalStorage } from 'node:async_hooks';
import type { Worker } from 'node:worker_threads';
import { register } from 'prom-client';
import { vi } from 'vitest';
import { clearLeftoverTimers } from './clear-leftover-timers';

declare global {
  /** The Payload instances opened in this process, by key. */
  var _payload: Map<string, unknown> | undefined;
  /** The environment this process was started with. */
  var startEnvironment: NodeJS.ProcessEnv | undefined;
  /**
   * Threads started by the previous test file. The rendering thread is reused when it is idle: it keeps no
   * state.
   */
  var startedThreads: Worker[] | undefined;
}

/**
 * A process runs many test files, so that packages are loaded and compiled once for all of them. Before each file the
 * modules of the project are loaded again and the state of previous files is reset.
 */
// As Next does when a server starts: some of its modules read the global once, when they are loaded.
Reflect.set(globalThis, 'AsyncLocalStorage', AsyncLocalStorage);
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
clearLeftoverTimers();
register.clear();
globalThis._payload?.clear();
if (!globalThis.startedThreads) process.on('worker', (thread) => globalThis.startedThreads?.push(thread));
const { storedProcessState: processState } = globalThis;
if (processState?.renderWorker?.pendingJobs !== 0) delete processState?.renderWorker;
const renderThread = processState?.renderWorker?.started?.worker;
for (const thread of globalThis.startedThreads ?? []) if (thread !== renderThread) void thread.terminate();
globalThis.startedThreads = renderThread ? [renderThread] : [];
if ('document' in globalThis) document.body.replaceChildren();
processState?.tagTimes?.clear();
delete processState?.databaseLiveness;
delete processState?.invalidationLogState;
delete processState?.readInvalidations;
delete processState?.sharedAnswers;
delete processState?.sharedRecords;
delete processState?.composerWork;
globalThis.startEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in globalThis.startEnvironment)) delete process.env[name];
Object.assign(process.env, globalThis.startEnvironment);
