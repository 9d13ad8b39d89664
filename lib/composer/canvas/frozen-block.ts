import { useSyncExternalStore } from 'react';

let frozenId: string | null = null;
const listeners = new Set<() => void>();

/** Freezes the rendering of one block while its text is edited inline; null unfreezes it. */
export function freezeBlock(id: string | null): void {
  frozenId = id;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsFrozen = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => frozenId === id,
    () => false,
  );
