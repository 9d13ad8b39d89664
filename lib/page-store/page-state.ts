import { processState } from '../process-state.ts';
import type { RenderedPage } from './stored-page.ts';

declare module '../process-state.ts' {
  interface ProcessState {
    /** The times of invalidated tags, in the order of their invalidation. */
    tagTimes: Map<string, TagTimes>;
  }
}

processState.tagTimes ??= new Map();
const { tagTimes } = processState;

/** The tag that every page has. */
export const everythingTag = 'everything';

/**
 * A tag that no page has. Its entry is replaced with each invalidation and serves as a revision, shared by all
 * bundles.
 */
const revisionTag = 'revision';

/** The current revision: another object after each invalidation. */
const currentRevision = (): object | undefined => tagTimes.get(revisionTag);

/**
 * Maximum number of tags in the map, and how many remain after an eviction. Pages older than an evicted
 * tag become stale.
 */
const MAX_TAGS = 200_000;
const MAX_TAGS_AFTER_EVICTION = 180_000;

/** A tag and the time, in ms since 1970, before which pages with it are out of date. */
export type TimedTag = { key: string; at: number };

export type PageInvalidation = {
  /** Tags whose pages may be served stale while they are revalidated. */
  invalidations: readonly TimedTag[];
  /** Tags whose pages may not be served again. */
  purged: readonly TimedTag[];
  /** Every page rendered before this time is stale, in ms since 1970; 0 for none. */
  everythingBefore: number;
};

/** When a tag was invalidated and when it was purged, in ms since 1970; 0 for never. */
type TagTimes = { stale: number; expired: number };

/**
 * Marks pages that depend on invalidated tags as stale, and those that depend on purged tags as expired,
 * when they were rendered before.
 */
export function applyInvalidation({ invalidations, purged, everythingBefore }: PageInvalidation): void {
  for (const { key, at } of invalidations) markTag(key, { stale: at, expired: 0 });
  for (const { key, at } of purged) markTag(key, { stale: at, expired: at });
  const evicted = evictOldest();
  markTag(everythingTag, { ...evicted, stale: Math.max(everythingBefore, evicted.stale) });
}

/** Expires all pages rendered before a time, in ms since 1970. */
export function expireAllBefore(before: number): void {
  markTag(everythingTag, { stale: before, expired: before });
}

function markTag(tag: string, { stale, expired }: TagTimes): void {
  tagTimes.set(revisionTag, { stale: 0, expired: 0 });
  const current = tagTimes.get(tag);
  // Deletes the entry first, so that the map stays ordered by time of invalidation.
  tagTimes.delete(tag);
  tagTimes.set(tag, {
    stale: Math.max(current?.stale ?? 0, stale),
    expired: Math.max(current?.expired ?? 0, expired),
  });
}

/**
 * Evicts the tags that were invalidated the longest ago and returns the latest times among them. Purged tags
 * are evicted only when nothing else is left, because older pages may not be served without them.
 */
function evictOldest(): TagTimes {
  const evicted = { stale: 0, expired: 0 };
  if (tagTimes.size <= MAX_TAGS) return evicted;
  for (const canEvictPurged of [false, true])
    for (const [tag, { stale, expired }] of tagTimes) {
      if (tagTimes.size <= MAX_TAGS_AFTER_EVICTION) return evicted;
      if (tag === everythingTag || tag === revisionTag || (expired > 0 && !canEvictPurged)) continue;
      tagTimes.delete(tag);
      evicted.stale = Math.max(evicted.stale, stale);
      evicted.expired = Math.max(evicted.expired, expired);
    }
  return evicted;
}

/**
 * The current time in ms since 1970 by the monotonic clock, which cannot be changed while the process runs.
 * Render times and invalidation times use it.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now();

/** Maximum difference between the clocks of two processes, in ms. */
export const MAX_CLOCK_SKEW_MS = 1_000;

/**
 * Whether the system clock still agrees with the monotonic clock, so that timestamps of other processes can
 * be compared.
 */
export const isSystemClockInSync = (): boolean => Math.abs(Date.now() - monotonicNow()) <= MAX_CLOCK_SKEW_MS;

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
    const marks = tagTimes.get(tag);
    if ((marks?.expired ?? 0) > renderedAt) return 'expired';
    if ((marks?.stale ?? 0) > renderedAt) state = 'stale';
  }
  return state;
}
