import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { postTeasers } from './post-teasers.block';

export default { title: 'Text/Articles' };

const post = (index: number) => ({
  slug: `article-${index}`,
  href: `/blog/article-${index}`,
  title: 'Handing a family business to someone who is not family',
  excerpt: 'Three conversations to have before the first buyer walks in, and one to have after the last.',
  category: 'Selling',
  image: index % 3 ? { src: '/examples/weave-market.svg', alt: '', width: 1200, height: 900 } : null,
  author: index % 2 ? 'Adwoa Frimpong' : null,
  publishedAt: '2026-01-23',
  readingMinutes: index + 1,
});
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index));

export const Example = blockStory(postTeasers);
export const Empty = blockStory(postTeasers, { posts: [] });
export const One = blockStory(postTeasers, { posts: posts(2).slice(1) });
export const Two = blockStory(postTeasers, { posts: posts(2) });
export const Grid = blockStory(postTeasers, { layout: 'grid', posts: posts(7) });
export const WithoutIntro = blockStory(postTeasers, {
  eyebrow: undefined,
  heading: undefined,
  action: undefined,
});
export const LongWords = blockStory(postTeasers, {
  heading: veryLongWord,
  posts: posts(3).map((each) => ({
    ...each,
    title: veryLongWord,
    excerpt: veryLongText,
    category: veryLongWord,
    author: veryLongWord,
  })),
});
export const OnInk = blockStory(postTeasers, { surface: 'ink' });
export const Dark = darkStory(postTeasers);
