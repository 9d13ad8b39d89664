import { findDifference } from '@/lib/document/operations/find-difference';
import type { VersionList } from '@/schemas/composing/versions';
import { readVersion } from '../session/read-versions';
import { conflictReason } from '../session/reason-against-publish';
import type { Session } from '../session/session';
import { restoreFocus } from '../workspace/focus';
import { formatTime } from './tell-time';

type VersionEntry = VersionList['versions'][number];
const loadErrorMessage = 'This version could not be loaded just now. Try again in a moment';

/**
 * Restores the page as it was in a version, as one step, which is saved and can be undone like any other.
 * @returns the message to announce; `isDone` if nothing else is needed
 */
export async function restoreVersion(
  session: Session,
  version: Pick<VersionEntry, 'id' | 'at'>,
): Promise<{ isDone: boolean; sentence: string }> {
  const dispute = conflictReason(session.state());
  if (dispute !== null) return { isDone: false, sentence: dispute };
  const document = await readVersion(session.page, version).catch(() => null);
  if (!document) return { isDone: false, sentence: loadErrorMessage };
  if (session.state().viewed) closeVersion(session);
  const operations = findDifference(session.state().editing.document, document);
  if (operations.length === 0) return { isDone: false, sentence: 'The page is like that already' };
  const reason = session.do(operations);
  if (reason !== null) return { isDone: false, sentence: reason };
  session.recheckPublished();
  return { isDone: true, sentence: `The page is as it was ${formatTime(version.at)}. Undo takes that back` };
}

/**
 * Returns to the current page. The focus is restored, because the clicked button disappears with the bar.
 */
export function closeVersion(session: Session): void {
  session.view(null);
  restoreFocus(session, 'elsewhere');
}

/**
 * Previews a version in place of the current page.
 * @returns the reason for a failure, or null
 */
export async function previewVersion(session: Session, { id, at, by }: VersionEntry): Promise<string | null> {
  const document = await readVersion(session.page, { id, at }).catch(() => null);
  if (!document) return loadErrorMessage;
  session.view({ id, at, by, document });
  return null;
}
