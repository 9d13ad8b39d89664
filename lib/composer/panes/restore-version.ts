import { findDifference } from '@/lib/document/operations/find-difference';
import type { VersionList } from '@/schemas/composing/versions';
import { readOnce } from '../session/read-versions';
import { disputeReason } from '../session/reason-against-publish';
import type { Session } from '../session/session';
import { keepFocus } from './bring-focus';
import { tellTime } from './tell-time';

type Version = VersionList['versions'][number];
const unread = 'This version could not be loaded just now. Try again in a moment';

/**
 * Makes the page what it was in a version, as one step, which is saved and can be undone like any other. @returns what is said of it;
 * `isDone` where that is all.
 */
export async function restoreVersion(
  session: Session,
  version: Pick<Version, 'id' | 'at'>,
): Promise<{ isDone: boolean; sentence: string }> {
  const dispute = disputeReason(session.state());
  if (dispute !== null) return { isDone: false, sentence: dispute };
  const document = await readOnce(session.page, version).catch(() => null);
  if (!document) return { isDone: false, sentence: unread };
  if (session.state().viewed) leaveViewed(session);
  const operations = findDifference(session.state().editing.document, document);
  if (operations.length === 0) return { isDone: false, sentence: 'The page is like that already' };
  const reason = session.do(operations);
  if (reason !== null) return { isDone: false, sentence: reason };
  session.suspectPublished();
  return { isDone: true, sentence: `The page is as it was ${tellTime(version.at)}. Undo takes that back` };
}

/** Shows the page as it is now again. What was pressed for it is gone with the bar above the earlier one. */
export function leaveViewed(session: Session): void {
  session.view(null);
  keepFocus(session, 'elsewhere');
}

/** Shows the page as it was in a version, in the place of itself. @returns why not, or null. */
export async function lookAtVersion(session: Session, { id, at, by }: Version): Promise<string | null> {
  const document = await readOnce(session.page, { id, at }).catch(() => null);
  if (!document) return unread;
  session.view({ id, at, by, document });
  return null;
}
