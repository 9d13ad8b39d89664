import type { PostRecord } from '../../records';
import { buyingPosts } from './buying';
import { paperPosts } from './papers';
import { runningPosts } from './running';
import { sellingPosts } from './selling';
import { valuationPosts } from './valuation';

/** The articles of the blog. */
export const posts: readonly PostRecord[] = [
  ...valuationPosts,
  ...sellingPosts,
  ...buyingPosts,
  ...paperPosts,
  ...runningPosts,
];
