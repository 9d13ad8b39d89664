import { findDifference } from '@/lib/document/operations/find-difference';
import { startEditing, type Editing, type StoredDocument } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import { nextSave, confirmSave, discardSave } from '../editing/save-edits';
import { mergeStored } from '../editing/merge-stored';
import { type ComposedPage, fetchDraft, sendSave } from './composer-api';
import { malformedFields } from './block-issues';
import type { UnsavedEditsStore } from './unsaved-edits-store';

/** Maximum attempts to save before the user has to resolve it. */
const MAX_RECOVERY_ATTEMPTS = 5;

/** The page, the store of its unsaved edits, and the user. */
type RecoveryContext = { page: ComposedPage; editsStore: UnsavedEditsStore; email: string };

/**
 * Recovers unsaved edits of closed tabs, one tab after the other. Each is saved before the next is adopted,
 * so that edits of the same field become a conflict. Edits that cannot be saved automatically stay on the
 * screen; the remaining tabs follow on the next open.
 * @returns the recovered page; `count`, the number of tabs with edits that were not stored yet (an
 * unanswered save is often stored); `isOwnDoing`, whether such tabs caused all conflicts
 */
export async function recoverUnsavedEdits(
  { page, editsStore, email }: RecoveryContext,
  stored: StoredDocument,
): Promise<{ editing: Editing; count: number; isOwnDoing: boolean }> {
  let editing = startEditing(stored);
  let count = 0;
  let isOwnDoing = false;
  const adoptNext = () => editsStore.adopt().catch(() => null);
  for (let adopted = await adoptNext(); adopted; adopted = await adoptNext()) {
    const { revision } = editing.stored;
    isOwnDoing = adopted.stored.revision === stored.revision && adopted.conflicts.length === 0;
    const saved = await saveAdopted({ page, editsStore, email }, mergeStored(adopted, editing.stored), revision);
    editing = saved.editing;
    if (saved.isNews || !isSaved(editing)) count += 1;
    if (!isSaved(editing)) break;
    await editsStore.clear().catch(() => undefined);
  }
  return { editing, count, isOwnDoing: isOwnDoing && editing.conflicts.length > 0 };
}

const isSaved = ({ sent, conflicts, stored, document }: Editing): boolean =>
  !sent && conflicts.length === 0 && findDifference(stored.document, document).length === 0;

/**
 * @param known the stored revision
 * @returns whether something new was stored
 */
async function saveAdopted(
  { page, editsStore, email }: RecoveryContext,
  adopted: Editing,
  storedRevision: number,
): Promise<{ editing: Editing; isNews: boolean }> {
  let editing = adopted;
  let isNews = false;
  for (let tries = 0; tries < MAX_RECOVERY_ATTEMPTS; tries += 1) {
    const excluded = malformedFields(editing.document, editing.stored.document, page);
    const sent = nextSave(editing, newUuid(), excluded);
    if (!sent) break;
    editing = { ...editing, sent };
    await editsStore.save(editing).catch(() => undefined);
    const answer = await sendSave(page, sent, email);
    if (answer.kind === 'stored') {
      isNews ||= answer.revision > Math.max(storedRevision, editing.stored.revision);
      editing = confirmSave(editing);
    } else if (answer.kind === 'conflict' || answer.kind === 'unprocessable') editing = discardSave(editing);
    else return { editing: answer.kind === 'refused' ? discardSave(editing) : editing, isNews };
    const newest = await fetchDraft(page).catch(() => null);
    if (!newest) break;
    const isSame = newest.revision === editing.stored.revision;
    editing = mergeStored(editing, newest);
    if (answer.kind === 'unprocessable' && isSame) break;
  }
  return { editing, isNews };
}
