import { closeDocument } from '@/lib/document/operations/open-document';
import { beginEditing } from '../editing/editing';
import { takeStored } from '../editing/take-stored';
import { type ComposedPage, readFilling, readStored } from './backend';
import { openKeeping } from './kept-edits';
import { Session } from './session';

/** Opens a page to work on: as it is stored, with what this person did last time and did not save. @throws when it cannot be had. */
export async function openSession(page: ComposedPage): Promise<Session> {
  const { editor, ...stored } = await readStored(page);
  const keeping = openKeeping(page, editor.email);
  const kept = await keeping.adopt().catch(() => null);
  const editing = kept ? takeStored(kept, stored) : beginEditing(stored);
  const { document } = editing;
  const filling = { of: document, page: await readFilling(page, closeDocument(document)) };
  const notice = kept && {
    isGood: true,
    sentence: 'What you did last time was not saved then: it is on the page again',
  };
  return new Session(
    page,
    { editing, saving: { kind: 'saved' }, filling, selected: null, isSignedOut: false, editor, notice },
    keeping,
  );
}
