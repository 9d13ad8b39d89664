import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { statistics } from './statistics.block';

export default { title: 'Proof/Statistics' };

export const Example = blockStory(statistics);
export const OnlyFigures = blockStory(statistics, {
  chart: null,
  eyebrow: undefined,
  heading: undefined,
  source: undefined,
});
export const OnlyTheChart = blockStory(statistics, { figures: [] });
export const OnForest = blockStory(statistics, { surface: 'forest' });
export const LongWords = blockStory(statistics, {
  figures: [{ value: 'GH₵1,250,000,000', label: veryLongWord, note: veryLongText.slice(0, 130) }],
});
export const Dark = darkStory(statistics);
