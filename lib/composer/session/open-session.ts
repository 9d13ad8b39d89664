import { closeDocument } from '@/lib/document/operations/open-document';
import { type ComposedPage, readFilling, readStored } from './backend';
import { bringBack } from './bring-back';
import { openKeeping } from './kept-edits';
import { Session } from './session';

/** Opens a page to work on: as it is stored, with what this person did last time and did not save. @throws when it cannot be had. */
export async function openSession(page: ComposedPage): Promise<Session> {
  const { editor, others, ...stored } = await readStored(page);
  const keeping = openKeeping(page, editor.email);
  const { editing, count } = await bringBack({ page, keeping, email: editor.email }, stored);
  const { document } = editing;
  const filling = { of: document, page: await readFilling(page, closeDocument(document)) };
  const notice =
    count > 0
      ? ({
          kind: 'brought back',
          sentence: 'What you did last time was not saved then: it is on the page again',
        } as const)
      : null;
  return new Session(
    page,
    {
      ...{ editing, filling, editor, others, notice },
      saving: { kind: 'saved' },
      refused: [],
      selected: null,
      isSignedOut: false,
      asking: null,
    },
    keeping,
  );
}
