import { expect, test } from 'vitest';
import { sidePostCount } from './side-post-count';

test.each(Array.from({ length: 60 }, (_, otherPosts) => otherPosts))(
  'leaves no single post in a row for %i posts',
  (otherPosts) => {
    const sideCount = sidePostCount(otherPosts);
    expect([3, 4]).toContain(sideCount);
    expect(Math.max(0, otherPosts - sideCount) % 3).not.toBe(1);
  },
);
