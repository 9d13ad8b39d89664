import { useCallback } from 'react';
import { usePanes } from './composer-context';
import { useSession } from './use-session';

/** Returns a function that selects a block, opens its form and focuses a field. */
export function useFind(): (id: string, path: string) => void {
  const session = useSession();
  const { change } = usePanes();
  return useCallback(
    (id, path) => {
      change({ isRightOpen: true });
      session.goToField(id, path);
    },
    [session, change],
  );
}
