import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { buyerPreferences } from './buyer-preferences.block';

export default { title: 'Action/Buyer preferences' };

export const Example = blockStory(buyerPreferences);
export const WithoutText = blockStory(buyerPreferences, { text: undefined });
export const LongWords = blockStory(buyerPreferences, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(buyerPreferences);
