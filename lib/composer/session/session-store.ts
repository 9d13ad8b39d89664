import type { SessionState } from './session-state';

/** What is on the screen, and who wants to know when it changes. */
export type SessionStore = {
  state: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  listen: (listener: () => void) => () => void;
};

export function openStore(beginning: SessionState): SessionStore {
  let state = beginning;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
