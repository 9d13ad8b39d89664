import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { everythingTag } from './answer-tags';

/** The most tags remembered by themselves; what is forgotten makes everything stale that is older. */
const mostTags = 200_000;

export type Staleness = {
  /** Keys that are renewed, each with the time (milliseconds since 1970) before which pages that bear it are stale. */
  renewals: readonly { key: string; at: number }[];
  /** The time before which every page is stale. */
  everythingBefore: number;
};

/** Lets pages that depend on what is renewed, and were made before, be made anew with their next visit. */
export function markStale({ renewals, everythingBefore }: Staleness): void {
  for (const { key, at } of renewals) mark(key, at);
  mark(everythingTag, Math.max(everythingBefore, forgetOldest()));
}

function mark(tag: string, at: number): void {
  const known = tagsManifest.get(tag);
  // Set anew, not changed: the ones renewed longest ago stay the first.
  tagsManifest.delete(tag);
  tagsManifest.set(tag, { ...known, stale: Math.max(known?.stale ?? 0, at) });
}

/** Forgets what was renewed longest ago; returns the newest time forgotten. */
function forgetOldest(): number {
  let forgotten = 0;
  for (const [tag, { stale = 0 }] of tagsManifest) {
    if (tagsManifest.size <= mostTags) break;
    if (tag === everythingTag) continue;
    tagsManifest.delete(tag);
    forgotten = Math.max(forgotten, stale);
  }
  return forgotten;
}
