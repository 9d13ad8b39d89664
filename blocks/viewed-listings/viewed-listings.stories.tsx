import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { viewedListings } from './viewed-listings.block';

export default { title: 'Action/Viewed listings' };

export const Example = blockStory(viewedListings);
export const WithoutText = blockStory(viewedListings, { text: undefined });
export const LongWords = blockStory(viewedListings, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(viewedListings);
