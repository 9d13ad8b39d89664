import { AsyncLocalStorage } from 'node:async_hooks';
import type { Worker } from 'node:worker_threads';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { vi } from 'vitest';
import { endLeftTimers } from './end-left-timers';

declare global {
  /** The backends that Payload has opened in this process, by key. */
  var _payload: Map<string, unknown> | undefined;
  /** The environment that this process was started with. */
  var startEnvironment: NodeJS.ProcessEnv | undefined;
  /** The threads that the file before has started. The one that draws goes on, if it has nothing left to draw: it keeps nothing of what it drew. */
  var startedThreads: Worker[] | undefined;
}

/**
 * One process runs many test files, so that packages are loaded and compiled once for all of them. Each file begins as
 * if it were alone: the house's own modules are loaded anew, and what a file before left in the process is forgotten.
 */
// As Next does where a server starts: some of its modules look for it once, when they are loaded.
Reflect.set(globalThis, 'AsyncLocalStorage', AsyncLocalStorage);
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
endLeftTimers();
globalThis._payload?.clear();
if (!globalThis.startedThreads) process.on('worker', (thread) => globalThis.startedThreads?.push(thread));
const { storedProcessState: processState } = globalThis;
if (processState?.drawing?.inLine !== 0) delete processState?.drawing;
const drawing = processState?.drawing?.started?.worker;
for (const thread of globalThis.startedThreads ?? []) if (thread !== drawing) void thread.terminate();
globalThis.startedThreads = drawing ? [drawing] : [];
if ('document' in globalThis) document.body.replaceChildren();
tagsManifest.clear();
delete processState?.databaseSigns;
delete processState?.renewalWatch;
delete processState?.composingTurns;
globalThis.startEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in globalThis.startEnvironment)) delete process.env[name];
Object.assign(process.env, globalThis.startEnvironment);
