import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { buyerProfile } from './buyer-profile.block';

export default { title: 'Action/Buyer profile' };

export const Example = blockStory(buyerProfile);
export const WithoutText = blockStory(buyerProfile, { text: undefined });
export const LongWords = blockStory(buyerProfile, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(buyerProfile);
