import { useCallback } from 'react';
import { usePanes } from './use-panes';
import { useSession } from './use-session';

/** Leads to a field of a block: chooses it, opens its form, and puts the hand into the field. */
export function useFind(): (id: string, path: string) => void {
  const session = useSession();
  const { change } = usePanes();
  return useCallback(
    (id, path) => {
      change({ isRightOpen: true });
      session.find(id, path);
    },
    [session, change],
  );
}
