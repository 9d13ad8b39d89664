import type { VersionList } from '@/schemas/composing/versions';
import { tellTime } from './tell-time';

type Version = VersionList['versions'][number];

/** Who saved a version, as within a sentence. */
export const tellWho = ({ by }: Pick<Version, 'by'>): string => by ?? 'the website itself';

/** What a version is called in the list of them, and who saved it: of the newest when, and whether visitors see it. */
export function tellVersion(
  version: Version,
  isNewest: boolean,
  now?: Date,
): { title: string; told: string } {
  const when = tellTime(version.at, now);
  const who = tellWho(version);
  if (!isNewest) {
    const title = when.charAt(0).toUpperCase() + when.slice(1);
    return { title, told: `Saved by ${who}${version.isPublished ? ' · published then' : ''}` };
  }
  const seen = version.isPublished ? 'published: visitors see it' : 'visitors do not see it yet';
  return { title: 'The page now', told: `Saved ${when} by ${who} · ${seen}` };
}

/** What changed in a version since the one before it, a line each; of one in which no block did, what else was done. */
export function tellChanges(changes: readonly string[], isPublished: boolean): readonly string[] {
  if (changes.length > 0) return changes;
  return isPublished
    ? ['The same blocks and words, which visitors saw from then on']
    : ['The same blocks and words: only settings were changed, or another language'];
}
