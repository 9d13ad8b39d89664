import type { SessionState } from './session-state';

/** Observable session state. */
export type SessionStore = {
  state: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createSessionStore(initialState: SessionState): SessionStore {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
