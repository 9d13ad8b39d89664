import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** Every page bears this one. */
export const everythingTag = 'everything';

/** No page bears this one: what stands below it is another object after each mark, in whatever bundle it was made. */
const newestTag = 'newest-mark';

/** Another object than before once anything was marked. */
export const newestMark = (): object | undefined => tagsManifest.get(newestTag);

/** The most tags remembered by themselves, and how many of them are left then; what is forgotten makes everything stale that is older. */
const mostTags = 200_000;
const tagsLeft = 180_000;

/** A key and the time, in milliseconds since 1970, before which what bears it is out of date. */
export type TimedKey = { key: string; at: number };

export type Staleness = {
  /** What may be shown once more while it is made anew. */
  renewals: readonly TimedKey[];
  /** What may not be shown again. */
  gone: readonly TimedKey[];
  /** The time before which every page is stale. */
  everythingBefore: number;
};

/** Since when a tag is stale and since when it is gone, in ms since 1970; 0 for never. */
type Times = { stale: number; expired: number };

/**
 * Lets pages that depend on what is renewed, and were made before, be made anew with their next visit; those that
 * depend on what is gone before anybody sees them again.
 */
export function markStale({ renewals, gone, everythingBefore }: Staleness): void {
  for (const { key, at } of renewals) mark(key, { stale: at, expired: 0 });
  for (const { key, at } of gone) mark(key, { stale: at, expired: at });
  const forgotten = forgetOldest();
  mark(everythingTag, { ...forgotten, stale: Math.max(everythingBefore, forgotten.stale) });
}

/** Lets nothing be shown again that was made before a time, in ms since 1970. */
export function markEverythingGone(before: number): void {
  mark(everythingTag, { stale: before, expired: before });
}

function mark(tag: string, { stale, expired }: Times): void {
  tagsManifest.set(newestTag, { stale: 0, expired: 0 });
  const known = tagsManifest.get(tag);
  // Set anew, not changed: the ones renewed longest ago stay the first.
  tagsManifest.delete(tag);
  tagsManifest.set(tag, {
    stale: Math.max(known?.stale ?? 0, stale),
    expired: Math.max(known?.expired ?? 0, expired),
  });
}

/**
 * Forgets what was renewed longest ago; returns the newest times forgotten. What is gone only when there is nothing else: without
 * it nothing that is older may be shown.
 */
function forgetOldest(): Times {
  const forgotten = { stale: 0, expired: 0 };
  if (tagsManifest.size <= mostTags) return forgotten;
  for (const isGoneForgotten of [false, true])
    for (const [tag, { stale = 0, expired = 0 }] of tagsManifest) {
      if (tagsManifest.size <= tagsLeft) return forgotten;
      if (tag === everythingTag || tag === newestTag || (expired > 0 && !isGoneForgotten)) continue;
      tagsManifest.delete(tag);
      forgotten.stale = Math.max(forgotten.stale, stale);
      forgotten.expired = Math.max(forgotten.expired, expired);
    }
  return forgotten;
}
