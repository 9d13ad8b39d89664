import { findDifference } from '@/lib/document/operations/find-difference';
import type { VersionList } from '@/schemas/composing/versions';
import { conflictReason } from '../session/edit-reasons';
import type { Session } from '../session/session';
import { readVersion } from '../session/version-history';
import { restoreFocus } from '../workspace/focus';

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * For example `today at 09:40`, `yesterday at 18:00` or `on 3 March 2026 at 17:05`, in the time zone of the
 * browser.
 * @param at ISO 8601 timestamp
 */
export function formatTime(at: string, now: Date = new Date()): string {
  const timestamp = new Date(at);
  const days = ['today', 'yesterday'] as const;
  const relativeDay = days.find(
    (_name, daysAgo) => dayFormat.format(timestamp) === dayFormat.format(daysBefore(now, daysAgo)),
  );
  const date = relativeDay ?? `on ${dayFormat.format(timestamp)}`;
  return `${date} at ${timeFormat.format(timestamp)}`;
}

const daysBefore = (now: Date, count: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - count, 12);

type VersionEntry = VersionList['versions'][number];
const loadErrorMessage = 'This version could not be loaded. Try again in a moment';

/**
 * Restores the page as it was in a version, as one step, which is saved and can be undone like any other.
 * @returns the message to announce; `isDone` if nothing else is needed
 */
export async function restoreVersion(
  session: Session,
  version: Pick<VersionEntry, 'id' | 'at'>,
): Promise<{ isDone: boolean; sentence: string }> {
  const conflict = conflictReason(session.state());
  if (conflict !== null) return { isDone: false, sentence: conflict };
  const document = await readVersion(session.page, version).catch(() => null);
  if (!document) return { isDone: false, sentence: loadErrorMessage };
  if (session.state().viewed) closeVersion(session);
  const operations = findDifference(session.state().editing.document, document);
  if (operations.length === 0) return { isDone: false, sentence: 'The page already matches this version' };
  const reason = session.apply(operations, null, { isRestore: true });
  if (reason !== null) return { isDone: false, sentence: reason };
  session.recheckPublished();
  return {
    isDone: true,
    sentence: `Restored the version saved ${formatTime(version.at)}. You can undo this`,
  };
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

type ListedVersion = VersionList['versions'][number];

/** Author of a version, for use in a sentence. */
export const versionAuthor = ({ by }: Pick<ListedVersion, 'by'>): string => by ?? 'the website itself';

/**
 * Title of a version in the list and who saved it; for the newest one also when, and whether visitors see
 * it.
 */
export function formatVersion(
  version: ListedVersion,
  isNewest: boolean,
  now?: Date,
): { title: string; detail: string } {
  const when = formatTime(version.at, now);
  const author = versionAuthor(version);
  if (!isNewest) {
    const title = when.charAt(0).toUpperCase() + when.slice(1);
    return { title, detail: `Saved by ${author}${version.isPublished ? ' · published then' : ''}` };
  }
  const visibility = version.isPublished ? 'published: visitors see it' : 'visitors do not see it yet';
  return { title: 'Current version', detail: `Saved ${when} by ${author} · ${visibility}` };
}

/** Changes of a version since the previous one, a line each; without changed blocks, what else was saved. */
export function formatVersionChanges(changes: readonly string[], isPublished: boolean): readonly string[] {
  if (changes.length > 0) return changes;
  return isPublished
    ? ['Published without changes to blocks or text']
    : ['Same blocks and text: only settings or another language changed'];
}
