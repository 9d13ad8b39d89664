import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { matchedListings } from './matched-listings.block';

export default { title: 'Action/Matched listings' };

export const Example = blockStory(matchedListings);
export const WithoutText = blockStory(matchedListings, { text: undefined });
export const LongWords = blockStory(matchedListings, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(matchedListings);
