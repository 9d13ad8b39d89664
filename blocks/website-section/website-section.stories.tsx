import { blockStory } from '@/lib/ui/storybook/block-story';
import { websiteSection } from './website-section.block';

export default { title: 'Layout/Shared section' };

export const Example = blockStory(websiteSection);
export const Empty = blockStory(websiteSection, {}, { slots: {} });
