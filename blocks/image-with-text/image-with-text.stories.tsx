import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { imageWithText } from './image-with-text.block';

export default { title: 'Media/Picture with text' };

export const Example = blockStory(imageWithText);
export const PictureOnTheLeft = blockStory(imageWithText, { side: 'left' });
export const WithoutPicture = blockStory(imageWithText, { image: undefined });
export const OnlyTheHeading = blockStory(imageWithText, {
  eyebrow: undefined,
  text: undefined,
  facts: undefined,
  actions: undefined,
});
export const FourFacts = blockStory(imageWithText, {
  facts: [
    { label: 'Businesses handed over', value: '312', note: 'since 2009' },
    { label: 'Median time to a buyer', value: '5 months' },
    { label: 'Kept all their staff', value: '86%' },
    { label: 'Sold within the family', value: '1 in 9' },
  ],
});
export const LongWords = blockStory(imageWithText, {
  heading: veryLongWord,
  text: `${veryLongText}\n\n${veryLongWord}`,
  facts: [{ label: veryLongWord, value: 'GH₵184,750,000', note: veryLongWord }],
  actions: [{ label: veryLongWord, to: { url: '/locations' } }],
});
export const OnForest = blockStory(imageWithText, { surface: 'forest' });
export const Dark = darkStory(imageWithText);
