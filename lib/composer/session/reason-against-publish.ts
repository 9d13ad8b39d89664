import { readOnlyReason } from './edit-reasons';
import type { SessionState } from './session-state';

/** Why actions on the whole page are unavailable while a conflict is open; null if there is none. */
export const conflictReason = ({
  editing,
  isOwnDoing,
}: Pick<SessionState, 'editing' | 'isOwnDoing'>): string | null => {
  if (editing.conflicts.length === 0) return null;
  return isOwnDoing
    ? 'You have changed the same in another tab: choose first what is to stand'
    : 'Somebody else has changed the same as you: choose first what is to stand';
};

export const versionViewReason =
  'You look at an earlier version. Bring it back, or go back to the page as it is now';

/** Why publishing is unavailable, regardless of the content; null if it is available. */
export const reasonAgainstPublish = (state: SessionState): string | null =>
  state.viewed ? versionViewReason : state.editor.mayWrite ? conflictReason(state) : readOnlyReason;
