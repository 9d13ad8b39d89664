import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument } from '@/lib/document/operations/open-document';
import type { PreviewContext } from '@/schemas/composing/preview';
import { type Editing, type StoredDocument, startEditing } from '../editing/editing';
import { mergeStored } from '../editing/merge-stored';
import { newUuid } from '../editing/new-uuid';
import { confirmSave, discardSave, nextSave } from '../editing/save-edits';
import { malformedFields } from './block-issues';
import { type ComposedPage, fetchDraft, fetchPageData, parseInitialPage, sendSave } from './composer-api';
import { Session } from './session';
import { readUndoHistory } from './undo-history-store';
import { openUnsavedEditsStore, type UnsavedEditsStore } from './unsaved-edits-store';

/** Maximum attempts to save before the user has to resolve it. */
const MAX_RECOVERY_ATTEMPTS = 5;

/** The page, the store of its unsaved edits, and the user. */
type RecoveryContext = { page: ComposedPage; editsStore: UnsavedEditsStore; email: string };

/**
 * Recovers unsaved edits of closed tabs, one tab after the other. Each is saved before the next is adopted,
 * so that edits of the same field become a conflict. Edits that cannot be saved automatically stay on the
 * screen; the remaining tabs follow on the next open.
 * @returns the recovered page; `count`, the number of tabs with edits that were not stored yet (an
 * unanswered save is often stored); `isFromOtherTab`, whether such tabs caused all conflicts
 */
export async function recoverUnsavedEdits(
  { page, editsStore, email }: RecoveryContext,
  stored: StoredDocument,
): Promise<{ editing: Editing; count: number; isFromOtherTab: boolean }> {
  let editing = startEditing(stored);
  let count = 0;
  let isFromOtherTab = false;
  const adoptNext = () => editsStore.adopt().catch(() => null);
  for (let adoptedEdits = await adoptNext(); adoptedEdits; adoptedEdits = await adoptNext()) {
    const { revision } = editing.stored;
    isFromOtherTab = adoptedEdits.stored.revision === stored.revision && adoptedEdits.conflicts.length === 0;
    const saved = await saveAdopted(
      { page, editsStore, email },
      mergeStored(adoptedEdits, editing.stored),
      revision,
    );
    editing = saved.editing;
    if (saved.isNewRevision || !isSaved(editing)) count += 1;
    if (!isSaved(editing)) break;
    await editsStore.clear().catch(() => undefined);
  }
  return { editing, count, isFromOtherTab: isFromOtherTab && editing.conflicts.length > 0 };
}

const isSaved = ({ sent, conflicts, stored, document }: Editing): boolean =>
  !sent && conflicts.length === 0 && findDifference(stored.document, document).length === 0;

/**
 * @param storedRevision the revision at the time of opening
 * @returns whether something new was stored
 */
async function saveAdopted(
  { page, editsStore, email }: RecoveryContext,
  adoptedEdits: Editing,
  storedRevision: number,
): Promise<{ editing: Editing; isNewRevision: boolean }> {
  let editing = adoptedEdits;
  let isNewRevision = false;
  for (let tries = 0; tries < MAX_RECOVERY_ATTEMPTS; tries += 1) {
    const excluded = malformedFields(editing.document, editing.stored.document, page);
    const sent = nextSave(editing, newUuid(), excluded);
    if (!sent) break;
    editing = { ...editing, sent };
    await editsStore.save(editing).catch(() => undefined);
    const result = await sendSave(page, sent, email);
    if (result.kind === 'stored') {
      isNewRevision ||= result.revision > Math.max(storedRevision, editing.stored.revision);
      editing = confirmSave(editing);
    } else if (result.kind === 'conflict' || result.kind === 'unprocessable') editing = discardSave(editing);
    else return { editing: result.kind === 'refused' ? discardSave(editing) : editing, isNewRevision };
    const newest = await fetchDraft(page).catch(() => null);
    if (!newest) break;
    const isSame = newest.revision === editing.stored.revision;
    editing = mergeStored(editing, newest);
    if (result.kind === 'unprocessable' && isSame) break;
  }
  return { editing, isNewRevision };
}

/**
 * Opens a page for editing: the stored draft with unsaved edits of the last session.
 * @param initialJson draft and page data embedded in the composer page
 * @param publication whether the page is or was published
 * @throws if the page cannot be loaded
 */
export async function openSession(
  page: ComposedPage,
  initialJson: Promise<string | null>,
  publication: Pick<PreviewContext, 'isOnSite' | 'wasOnSite'>,
): Promise<Session> {
  const initialPage = await readInitialPage(initialJson);
  const { editor, others, isPublished, ...stored } = initialPage?.stored ?? (await fetchDraft(page));
  const editsStore = openUnsavedEditsStore(page, editor.email);
  const { editing, count, isFromOtherTab } = await recoverUnsavedEdits(
    { page, editsStore, email: editor.email },
    stored,
  );
  const { document } = editing;
  const isUnchanged = initialPage !== null && document === initialPage.stored.document;
  const data = isUnchanged ? initialPage.pageData : await fetchPageData(page, closeDocument(document));
  const pageData = { document, data };
  const notice =
    count > 0
      ? ({
          kind: 'restored',
          sentence: 'Your unsaved changes from last time are restored',
        } as const)
      : null;
  return new Session(
    page,
    {
      editing: { ...editing, ...readUndoHistory(page, editor.email) },
      ...{ pageData, editor, others, notice, isFromOtherTab },
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
async function readInitialPage(
  initialJson: Promise<string | null>,
): Promise<ReturnType<typeof parseInitialPage>> {
  try {
    return parseInitialPage(await initialJson);
  } catch {
    return null;
  }
}
