import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { inquiryForm } from './inquiry-form.block';

export default { title: 'Action/Inquiry form' };

export const Example = blockStory(inquiryForm);
export const WithoutListing = blockStory(inquiryForm, { listing: null });
export const RequiredPropsOnly = blockStory(inquiryForm, {
  ...{ heading: undefined, text: undefined, listing: null },
  ...{ showPhone: false, showReach: false },
});
export const LongWords = blockStory(inquiryForm, {
  heading: veryLongWord,
  text: veryLongText,
  listing: { slug: 'long', title: veryLongWord, number: veryLongWord },
});
export const OnForest = blockStory(inquiryForm, { surface: 'forest' });
export const Dark = darkStory(inquiryForm);
