import { useEffect } from 'react';
import { usePanes } from '../workspace/composer-context';
import { useSessionState } from '../workspace/use-session';

/** Opens the right pane when there is a new message in it. */
export function useOpenOnMessage(): void {
  const { change } = usePanes();
  const notice = useSessionState((state) => state.notice);
  const conflictCount = useSessionState(({ editing }) => editing.conflicts.length);
  const replaced = useSessionState((state) => state.replaced.length);
  const refused = useSessionState((state) => state.refused.length);
  const isLost = useSessionState(({ saving }) => saving.kind === 'lost');
  useEffect(() => {
    if (notice || conflictCount > 0 || refused > 0 || replaced > 0 || isLost) change({ isRightOpen: true });
  }, [notice, conflictCount, refused, replaced, isLost, change]);
}
