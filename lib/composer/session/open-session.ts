import { closeDocument } from '@/lib/document/operations/open-document';
import type { Looking } from '@/schemas/composing/preview';
import { type ComposedPage, parseInitialPage, fetchPageData, fetchDraft } from './composer-api';
import { recoverUnsavedEdits } from './bring-back';
import { openUnsavedEditsStore } from './unsaved-edits-store';
import { readUndoHistory } from './undo-history-store';
import { Session } from './session';

/**
 * Opens a page for editing: the stored draft with unsaved edits of the last session.
 * @param told draft and page data of the first response
 * @param known whether the page is or was published
 * @throws if the page cannot be loaded
 */
export async function openSession(
  page: ComposedPage,
  initialJson: Promise<string | null>,
  publication: Pick<Looking, 'isOnSite' | 'wasOnSite'>,
): Promise<Session> {
  const initialPage = await readInitialPage(initialJson);
  const { editor, others, isPublished, ...stored } = initialPage?.stored ?? (await fetchDraft(page));
  const editsStore = openUnsavedEditsStore(page, editor.email);
  const { editing, count, isOwnDoing } = await recoverUnsavedEdits({ page, editsStore, email: editor.email }, stored);
  const { document } = editing;
  const isUnchanged = initialPage !== null && document === initialPage.stored.document;
  const data = isUnchanged ? initialPage.pageData : await fetchPageData(page, closeDocument(document));
  const pageData = { of: document, page: data };
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
      editing: { ...editing, ...readUndoHistory(page, editor.email) },
      ...{ pageData, editor, others, notice, isOwnDoing },
      // Recovered edits have created a new draft.
      isPublished: isPublished && editing.stored.revision === stored.revision,
      isOnSite: publication.isOnSite || isPublished,
      wasOnSite: publication.wasOnSite || isPublished,
      saving: { kind: 'saved' },
      refused: [],
      selected: null,
      picture: null,
      targetField: null,
      viewed: null,
      focused: null,
      replaced: [],
      isSignedOut: false,
      publishPrompt: null,
    },
    editsStore,
  );
}

/** React passes a thenable whose `then` returns nothing: it can be awaited but not chained. */
async function readInitialPage(initialJson: Promise<string | null>): Promise<ReturnType<typeof parseInitialPage>> {
  try {
    return parseInitialPage(await initialJson);
  } catch {
    return null;
  }
}
