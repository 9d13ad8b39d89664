import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { MadePage } from './finished-page.ts';

/** Whether a page may be shown: as it is, once more while it is made anew, or not at all. */
export type PageState = 'fresh' | 'stale' | 'gone';

/** Whatever the clock says: what is gone stays gone when it is put back. A page that was not found is not shown when stale. */
export function stateOf({ status, tags, made, revalidate }: MadePage): PageState {
  let stale = revalidate !== false && made + revalidate * 1_000 < Date.now();
  for (const tag of tags) {
    const known = tagsManifest.get(tag);
    if (!known) continue;
    if ((known.expired ?? 0) > made) return 'gone';
    if ((known.stale ?? 0) > made) stale = true;
  }
  if (!stale) return 'fresh';
  // What stands there now is not to be left out by search engines.
  return status === 404 ? 'gone' : 'stale';
}
