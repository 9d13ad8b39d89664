import { type ReactElement, useRef } from 'react';
import type { ComposedPage } from '../session/backend';
import { malformedFields } from '../session/block-faults';
import type { SaveState, SessionState } from '../session/session-state';
import { isUnderTheHand } from './under-the-hand';
import { useSession, useSessionState } from './use-session';

const sentences: Readonly<Record<Exclude<SaveState['kind'], 'saved' | 'refused' | 'lost'>, string>> = {
  waiting: 'Not saved yet',
  saving: 'Saving …',
  offline: 'No connection. Go on: it is saved as soon as there is one',
  busy: 'The server is busy. Go on: it is tried again every few seconds',
  'signed out': 'Your session has ended. Nothing is lost: give your password again, and it is saved',
};

/** In a sentence; `isTrouble` when somebody has to know. @param refusal why the last that was sent is not taken. */
function tellSaving(
  { saving, editing, editor, isPublished, isOnSite, wasOnSite, refused, focused, isOwnDoing }: SessionState,
  page: ComposedPage,
  refusal: string | null,
): { sentence: string; isTrouble: boolean } {
  if (saving.kind === 'refused' || refusal !== null)
    return {
      sentence: `Not saved: ${saving.kind === 'refused' ? saving.message : refusal}`,
      isTrouble: true,
    };
  if (saving.kind === 'lost') return { sentence: `Not saved. ${saving.message}`, isTrouble: true };
  const isTrouble = ['offline', 'busy', 'signed out'].includes(saving.kind);
  if (saving.kind !== 'saved') return { sentence: sentences[saving.kind], isTrouble };
  if (editing.conflicts.length > 0)
    return {
      sentence: editing.conflicts.every((one) => isUnderTheHand(one, focused))
        ? `${isOwnDoing ? 'You have changed this field in another tab' : 'Somebody else has changed this field'}, too: choose once you leave it`
        : 'Saved but for what clashes: choose beside the page',
      isTrouble: true,
    };
  if (refused.length > 0)
    return {
      sentence: 'Saved but for what the server does not take: it is named beside the page',
      isTrouble: true,
    };
  if (malformedFields(editing.document, editing.stored.document, page).length > 0)
    return { sentence: 'Saved but for what is marked as wrong', isTrouble: true };
  if (!editor.mayWrite) return { sentence: 'To be read only', isTrouble: false };
  const draft = isOnSite
    ? 'Draft saved · changes not published yet'
    : wasOnSite
      ? 'Draft saved · taken off the site'
      : 'Draft saved · not published yet';
  return { sentence: isPublished ? 'Published' : draft, isTrouble: false };
}

/** How it stands with saving; what can never be saved can be taken back. */
export function SavingTold(): ReactElement {
  const session = useSession();
  const kind = useSessionState((state) => state.saving.kind);
  const refusal = useRefusal();
  const sentence = useSessionState((state) => tellSaving(state, session.page, refusal).sentence);
  const isTrouble = useSessionState((state) => tellSaving(state, session.page, refusal).isTrouble);
  return (
    <>
      {/* Beside the rest of the bar there is room for three small lines: what somebody has to know is read whole in them. */}
      <p
        role="status"
        data-saving={kind}
        title={sentence}
        className={`lg:line-clamp-3 lg:max-w-52 lg:text-label lg:leading-tight ${isTrouble ? 'text-negative lg:shrink-0' : 'text-text-muted lg:min-w-28'}`}
      >
        {sentence}
      </p>
      {refusal !== null && (
        <button
          type="button"
          className="pane-button shrink-0 gap-1 whitespace-nowrap border border-line-strong lg:text-label"
          onClick={() => session.dropUnsaved()}
        >
          Take back <span className="lg:max-xl:sr-only">what is not saved</span>
        </button>
      )}
    </>
  );
}

/** Why the last that was sent is not taken, also while it is tried again: it would come and go with every letter. */
function useRefusal(): string | null {
  const saving = useSessionState((state) => state.saving);
  const last = useRef<string | null>(null);
  if (saving.kind === 'refused') last.current = saving.message;
  else if (saving.kind !== 'waiting' && saving.kind !== 'saving') last.current = null;
  return last.current;
}
