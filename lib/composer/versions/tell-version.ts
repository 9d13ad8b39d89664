import type { VersionList } from '@/schemas/composing/versions';
import { formatTime } from './tell-time';

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
  return { title: 'The page now', detail: `Saved ${when} by ${author} · ${visibility}` };
}

/** Changes of a version since the previous one, a line each; without changed blocks, what else was saved. */
export function formatVersionChanges(changes: readonly string[], isPublished: boolean): readonly string[] {
  if (changes.length > 0) return changes;
  return isPublished
    ? ['The same blocks and words, which visitors saw from then on']
    : ['The same blocks and words: only settings were changed, or another language'];
}
