/** The per-thread state by key. Each module declares its own keys (`declare module`). */
export interface ProcessState {
  /** When this module was first loaded in the thread, in ms of `performance.now()`. */
  createdAt: number;
}

type PartialProcessState = { [Key in keyof ProcessState]?: ProcessState[Key] | undefined };

declare global {
  var storedProcessState: PartialProcessState | undefined;
}

globalThis.storedProcessState ??= { createdAt: performance.now() };

/**
 * The state of modules per thread. It is stored on the global object, because each of Next's bundles has its own copy
 * of every module; `tests/architecture/process-state.test.ts` rejects other state there.
 */
export const processState: PartialProcessState = globalThis.storedProcessState;
