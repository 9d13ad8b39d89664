import { notTheirs } from './reason-against';
import type { SessionState } from './session-state';

/** Why what is done to a page as a whole has to wait while two people have written different things in one place. */
export const disputeReason = ({
  editing,
  isOwnDoing,
}: Pick<SessionState, 'editing' | 'isOwnDoing'>): string | null => {
  if (editing.conflicts.length === 0) return null;
  return isOwnDoing
    ? 'You have changed the same in another tab: choose first what is to stand'
    : 'Somebody else has changed the same as you: choose first what is to stand';
};

export const earlierReason =
  'You look at an earlier version. Bring it back, or go back to the page as it is now';

/** Why nothing can be published just now, whatever is on the page; null when it can. */
export const reasonAgainstPublish = (state: SessionState): string | null =>
  state.viewed ? earlierReason : state.editor.mayWrite ? disputeReason(state) : notTheirs;
