import { closeDocument } from '@/lib/document/operations/open-document';
import type { Looking } from '@/schemas/composing/preview';
import { type ComposedPage, readBegun, readFilling, readStored } from './backend';
import { bringBack } from './bring-back';
import { openKeeping } from './kept-edits';
import { readSteps } from './kept-steps';
import { Session } from './session';

/**
 * Opens a page to work on: as it is stored, with what this person did last time and did not save. `told` is what came of it with the first
 * answer, `known` whether visitors see some revision of it, or have. @throws when it cannot be had.
 */
export async function openSession(
  page: ComposedPage,
  told: Promise<string | null>,
  known: Pick<Looking, 'isOnSite' | 'wasOnSite'>,
): Promise<Session> {
  const begun = await hear(told);
  const { editor, others, isPublished, ...stored } = begun?.stored ?? (await readStored(page));
  const keeping = openKeeping(page, editor.email);
  const { editing, count, isOwnDoing } = await bringBack({ page, keeping, email: editor.email }, stored);
  const { document } = editing;
  const isAsTold = begun !== null && document === begun.stored.document;
  const data = isAsTold ? begun.filling : await readFilling(page, closeDocument(document));
  const filling = { of: document, page: data };
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
      editing: { ...editing, ...readSteps(page, editor.email) },
      ...{ filling, editor, others, notice, isOwnDoing },
      // What was brought back has just become a draft.
      isPublished: isPublished && editing.stored.revision === stored.revision,
      isOnSite: known.isOnSite || isPublished,
      wasOnSite: known.wasOnSite || isPublished,
      saving: { kind: 'saved' },
      refused: [],
      selected: null,
      picture: null,
      sought: null,
      viewed: null,
      focused: null,
      replaced: [],
      isSignedOut: false,
      asking: null,
    },
    keeping,
  );
}

/** What React hands over is a promise by its `then` alone, which returns nothing: it can only be awaited. */
async function hear(told: Promise<string | null>): Promise<ReturnType<typeof readBegun>> {
  try {
    return readBegun(await told);
  } catch {
    return null;
  }
}
