import { useEffect } from 'react';
import { usePanes } from './use-panes';
import { useSessionState } from './use-session';

/** Opens the pane in which something is to be said, when there is something new. */
export function useTold(): void {
  const { change } = usePanes();
  const notice = useSessionState((state) => state.notice);
  const clashes = useSessionState(({ editing }) => editing.conflicts.length);
  const replaced = useSessionState((state) => state.replaced.length);
  const refused = useSessionState((state) => state.refused.length);
  const isLost = useSessionState(({ saving }) => saving.kind === 'lost');
  useEffect(() => {
    if (notice || clashes > 0 || refused > 0 || replaced > 0 || isLost) change({ isRightOpen: true });
  }, [notice, clashes, refused, replaced, isLost, change]);
}
