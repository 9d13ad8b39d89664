import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React runs in the page already, which the server has drawn. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
