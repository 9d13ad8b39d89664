import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { RenderedPage } from './stored-page.ts';
import { currentRevision } from './mark-stale.ts';
import { monotonicNow } from './steady-clock.ts';

/** Whether a page may be served: as it is, stale while it is revalidated, or not at all. */
export type PageState = 'fresh' | 'stale' | 'expired';

type CachedState = { revision: object | undefined; state: PageState };

/** Cached states, valid for the revision in which they were computed. */
const cachedStates = new WeakMap<RenderedPage, CachedState>();

/** The current state of a page. An expired page stays expired even when the clock is set back. */
export function stateOf(page: RenderedPage): PageState {
  const revision = currentRevision();
  let cached = cachedStates.get(page);
  if (!cached || cached.revision !== revision) {
    cached = { revision, state: stateByTags(page) };
    cachedStates.set(page, cached);
  }
  const isOld = page.revalidate !== false && page.renderedAt + page.revalidate * 1_000 < monotonicNow();
  const state = cached.state === 'fresh' && isOld ? 'stale' : cached.state;
  // A stale 404 is not served: search engines would drop what has been published at that address since.
  return state === 'stale' && page.status === 404 ? 'expired' : state;
}

function stateByTags({ tags, renderedAt }: RenderedPage): PageState {
  let state: PageState = 'fresh';
  for (const tag of tags) {
    const marks = tagsManifest.get(tag);
    if ((marks?.expired ?? 0) > renderedAt) return 'expired';
    if ((marks?.stale ?? 0) > renderedAt) state = 'stale';
  }
  return state;
}
