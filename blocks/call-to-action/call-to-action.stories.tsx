import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { callToAction } from './call-to-action.block';

export default { title: 'Action/Call to action' };

export const Example = blockStory(callToAction);
export const OnPaper = blockStory(callToAction, {
  surface: 'paper',
  note: 'Most owners hear from us within a day.',
});
export const OnlyTheHeading = blockStory(callToAction, { text: undefined });
export const LongWords = blockStory(callToAction, { heading: veryLongWord, text: veryLongText });
export const Dark = darkStory(callToAction);
