import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { savedListings } from './saved-listings.block';

export default { title: 'Action/Saved listings' };

export const Example = blockStory(savedListings);
export const WithoutText = blockStory(savedListings, { text: undefined });
export const LongWords = blockStory(savedListings, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(savedListings);
