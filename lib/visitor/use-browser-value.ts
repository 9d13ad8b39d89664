'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A value only the browser knows; null on the server and while the page is made interactive, so that
 * both draw the same. `read` must give equal strings for equal states.
 */
export function useBrowserValue(read: () => string): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
