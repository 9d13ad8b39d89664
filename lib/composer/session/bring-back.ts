import { findDifference } from '@/lib/document/operations/find-difference';
import { beginEditing, type Editing, type StoredDocument } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import { nextSave, takeDone, takeRefused } from '../editing/save-edits';
import { takeStored } from '../editing/take-stored';
import { type ComposedPage, readStored, sendSave } from './backend';
import { malformedFields } from './block-faults';
import type { Keeping } from './kept-edits';

/** How often others may be before it until somebody at the page is to see to it. */
const mostTries = 5;

/** At which page, where it is kept, and as whom. */
type At = { page: ComposedPage; keeping: Keeping; email: string };

/**
 * What tabs that are gone have left of a page, one after the other: each is saved before the next is taken over, so that what they
 * did to one field clashes like that of two people. What cannot be saved by itself is on the screen; the rest waits until then.
 * @returns the page as it is then, and how many tabs had left something that was not stored: what is sent last is often done, though nobody heard;
 * `isOwnDoing` when all that clashes was done by such tabs.
 */
export async function bringBack(
  { page, keeping, email }: At,
  stored: StoredDocument,
): Promise<{ editing: Editing; count: number; isOwnDoing: boolean }> {
  let editing = beginEditing(stored);
  let count = 0;
  let isOwnDoing = false;
  const next = () => keeping.adopt().catch(() => null);
  for (let left = await next(); left; left = await next()) {
    const { revision } = editing.stored;
    isOwnDoing = left.stored.revision === stored.revision && left.conflicts.length === 0;
    const saved = await saveLeft({ page, keeping, email }, takeStored(left, editing.stored), revision);
    editing = saved.editing;
    if (saved.isNews || !isSaved(editing)) count += 1;
    if (!isSaved(editing)) break;
    await keeping.forget().catch(() => undefined);
  }
  return { editing, count, isOwnDoing: isOwnDoing && editing.conflicts.length > 0 };
}

const isSaved = ({ sent, conflicts, stored, document }: Editing): boolean =>
  !sent && conflicts.length === 0 && findDifference(stored.document, document).length === 0;

/** @param known the revision that is stored. @returns whether something was stored that was not. */
async function saveLeft(
  { page, keeping, email }: At,
  left: Editing,
  known: number,
): Promise<{ editing: Editing; isNews: boolean }> {
  let editing = left;
  let isNews = false;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const held = malformedFields(editing.document, editing.stored.document, page);
    const sent = nextSave(editing, newUuid(), held);
    if (!sent) break;
    editing = { ...editing, sent };
    await keeping.keep(editing).catch(() => undefined);
    const answer = await sendSave(page, sent, email);
    if (answer.kind === 'stored') {
      isNews ||= answer.revision > Math.max(known, editing.stored.revision);
      editing = takeDone(editing);
    } else if (answer.kind === 'conflict' || answer.kind === 'unprocessable') editing = takeRefused(editing);
    else return { editing: answer.kind === 'refused' ? takeRefused(editing) : editing, isNews };
    const newest = await readStored(page).catch(() => null);
    if (!newest) break;
    const isSame = newest.revision === editing.stored.revision;
    editing = takeStored(editing, newest);
    if (answer.kind === 'unprocessable' && isSame) break;
  }
  return { editing, isNews };
}
