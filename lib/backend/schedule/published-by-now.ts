import type { Where } from 'payload';

/** What the public sees of posts: those that are published and whose time has come. */
export const publishedByNow = (): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { published_at: { less_than_equal: new Date().toISOString() } },
  ],
});
