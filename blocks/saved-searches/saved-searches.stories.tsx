import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { savedSearches } from './saved-searches.block';

export default { title: 'Action/Saved searches' };

export const Example = blockStory(savedSearches);
export const WithoutText = blockStory(savedSearches, { text: undefined });
export const LongWords = blockStory(savedSearches, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(savedSearches);
