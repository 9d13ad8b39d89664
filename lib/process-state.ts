/** The keys of the state that a thread has once, each declared by the module that owns it (`declare module`). */
export interface ProcessState {
  /** When the first module of the thread asked for state, in ms of `performance.now()`. */
  createdAt: number;
}

type OwnState = { [Key in keyof ProcessState]?: ProcessState[Key] | undefined };

declare global {
  var storedProcessState: OwnState | undefined;
}

globalThis.storedProcessState ??= { createdAt: performance.now() };

/**
 * What modules keep for the whole thread. It is on the global object, because Next gives each of its bundles a copy of
 * every module; `tests/architecture/process-state.test.ts` refuses other state there.
 */
export const processState: OwnState = globalThis.storedProcessState;
