import type { Where } from 'payload';

/** Condition for public posts: published, and past their publication time. */
export const publishedCondition = (): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { published_at: { less_than_equal: new Date().toISOString() } },
  ],
});
