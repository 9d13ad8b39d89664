import { useSyncExternalStore } from 'react';

let held: string | null = null;
const listeners = new Set<() => void>();

/** Keeps one block as it was drawn while somebody writes in it; null for none. */
export function holdBlock(id: string | null): void {
  held = id;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsHeld = (id: string): boolean =>
  useSyncExternalStore(
    listen,
    () => held === id,
    () => false,
  );
