import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether React has hydrated the page. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
