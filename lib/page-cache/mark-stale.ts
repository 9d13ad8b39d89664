import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** Lets pages with a tag that were made before `at` (milliseconds since 1970) be made anew with their next visit. */
export function markStale(renewals: readonly { tag: string; at: number }[]): void {
  for (const { tag, at } of renewals) {
    const known = tagsManifest.get(tag);
    tagsManifest.set(tag, { ...known, stale: Math.max(known?.stale ?? 0, at) });
  }
}
