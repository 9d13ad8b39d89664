import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { breadcrumbs } from './breadcrumbs.block';

export default { title: 'Frame/Breadcrumbs' };

export const Example = blockStory(breadcrumbs);
export const LongWords = blockStory(breadcrumbs, {
  steps: [
    { label: 'Home', href: '/' },
    { label: veryLongWord, href: '/a' },
    { label: veryLongText.slice(0, 130), href: '/a/b' },
  ],
});
export const Dark = darkStory(breadcrumbs);
