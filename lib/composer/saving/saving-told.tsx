import { type ReactElement, useRef } from 'react';
import type { ComposedPage } from '../session/composer-api';
import { malformedFields } from '../session/block-issues';
import type { SaveState, SessionState } from '../session/session-state';
import { isFieldFocused } from './under-the-hand';
import { useSession, useSessionState } from '../workspace/use-session';

const sentences: Readonly<Record<Exclude<SaveState['kind'], 'saved' | 'refused' | 'lost'>, string>> = {
  waiting: 'Not saved yet',
  saving: 'Saving …',
  offline: 'No connection. Go on: it is saved as soon as there is one',
  busy: 'The server is busy. Go on: it is tried again every few seconds',
  'signed out': 'Your session has ended. Nothing is lost: give your password again, and it is saved',
};

/**
 * The save status as a sentence; `isTrouble` if the user must notice it.
 * @param refusal why the last save is refused
 */
function describeSaveStatus(
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
      sentence: editing.conflicts.every((one) => isFieldFocused(one, focused))
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

/** The save status; changes that can never be saved can be reverted. */
export function SaveStatus(): ReactElement {
  const session = useSession();
  const kind = useSessionState((state) => state.saving.kind);
  const refusal = useRefusal();
  const sentence = useSessionState((state) => describeSaveStatus(state, session.page, refusal).sentence);
  const isTrouble = useSessionState((state) => describeSaveStatus(state, session.page, refusal).isTrouble);
  return (
    <>
      {/* There is space for three small lines next to the other controls, so that a problem is readable in full. */}
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
          onClick={() => session.discardUnsaved()}
        >
          Take back <span className="lg:max-xl:sr-only">what is not saved</span>
        </button>
      )}
    </>
  );
}

/**
 * Why the last save is refused, also during a retry: the message would flicker with every letter otherwise.
 */
function useRefusal(): string | null {
  const saving = useSessionState((state) => state.saving);
  const last = useRef<string | null>(null);
  if (saving.kind === 'refused') last.current = saving.message;
  else if (saving.kind !== 'waiting' && saving.kind !== 'saving') last.current = null;
  return last.current;
}
