import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { steps } from './steps.block';

export default { title: 'Text/Steps' };

export const Example = blockStory(steps);
export const OnlySteps = blockStory(steps, {
  eyebrow: undefined,
  heading: undefined,
  text: undefined,
  action: undefined,
});
export const LongWords = blockStory(steps, {
  steps: [{ heading: veryLongWord, text: veryLongText, note: 'Two weeks' }, { heading: 'And then' }],
});
export const OnForest = blockStory(steps, { surface: 'forest' });
export const Dark = darkStory(steps);
