import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { MadePage } from './finished-page.ts';
import { newestMark } from './mark-stale.ts';
import { steadyNow } from './steady-clock.ts';

/** Whether a page may be shown: as it is, once more while it is made anew, or not at all. */
export type PageState = 'fresh' | 'stale' | 'gone';

type Judged = { by: object | undefined; state: PageState };

/** What was found of a page, as long as nothing was marked since. */
const judged = new WeakMap<MadePage, Judged>();

/** Whether a page may be shown now. Whatever the clock says: what is gone stays gone when it is put back. */
export function stateOf(page: MadePage): PageState {
  const by = newestMark();
  let known = judged.get(page);
  if (!known || known.by !== by) {
    known = { by, state: judgeByTags(page) };
    judged.set(page, known);
  }
  const isOld = page.revalidate !== false && page.made + page.revalidate * 1_000 < steadyNow();
  const state = known.state === 'fresh' && isOld ? 'stale' : known.state;
  // What stands there now is not to be left out by search engines, as what is not found is.
  return state === 'stale' && page.status === 404 ? 'gone' : state;
}

function judgeByTags({ tags, made }: MadePage): PageState {
  let state: PageState = 'fresh';
  for (const tag of tags) {
    const marks = tagsManifest.get(tag);
    if ((marks?.expired ?? 0) > made) return 'gone';
    if ((marks?.stale ?? 0) > made) state = 'stale';
  }
  return state;
}
