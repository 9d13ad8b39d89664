import { blockStory, darkStory } from '@/lib/ui/storybook/block-story';
import { notFound } from './not-found.block';

export default { title: 'Opening/Not found' };

export const Example = blockStory(notFound);
export const WithoutLinks = blockStory(notFound, { links: [] });
export const Dark = darkStory(notFound);
