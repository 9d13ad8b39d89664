import { blockStory, darkStory } from '@/lib/ui/storybook/block-story';
import { languageSwitch } from './language-switch.block';

export default { title: 'Frame/Language switch' };

export const Example = blockStory(languageSwitch);
export const Dark = darkStory(languageSwitch);
