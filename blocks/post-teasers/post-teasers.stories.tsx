import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { postTeasers } from './post-teasers.block';

export default { title: 'Text/Articles' };

const post = (place: number) => ({
  slug: `article-${place}`,
  href: `/blog/article-${place}`,
  title: 'Handing a family business to someone who is not family',
  excerpt: 'Three conversations to have before the first buyer walks in, and one to have after the last.',
  category: 'Selling',
  image: place % 3 ? { src: '/examples/weave-market.svg', alt: '', width: 1200, height: 900 } : null,
  author: place % 2 ? 'Adwoa Frimpong' : null,
  publishedAt: '2026-01-23',
  readingMinutes: place + 1,
});
const posts = (count: number) => Array.from({ length: count }, (_, place) => post(place));

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
