import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleSaleStories } from '@/schemas/examples/sale-story';
import { saleStories } from './sale-stories.block';

export default { title: 'Proof/Sale stories' };

const [first, second, third] = exampleSaleStories;
const long = exampleSaleStories.map((story) => ({
  ...story,
  ...{
    title: veryLongText,
    category: veryLongWord,
    town: veryLongWord,
    text: `${veryLongText} ${veryLongWord}`,
  },
  ...{ quote: veryLongText, quoted: veryLongWord, askingPrice: 99_999_999_900, weeks: 1000 },
}));

export const Example = blockStory(saleStories);
export const Grid = blockStory(saleStories, { layout: 'grid', stories: [...exampleSaleStories].reverse() });
export const One = blockStory(saleStories, { stories: first ? [first] : [] });
export const Two = blockStory(saleStories, { stories: [first, second].flatMap((item) => item ?? []) });
export const RequiredPropsOnly = blockStory(saleStories, { stories: third ? [third] : [] });
export const Empty = blockStory(saleStories, {
  stories: [],
  emptyText: 'Our first sales are under way. Ask us about them.',
});
export const WithoutIntro = blockStory(saleStories, {
  ...{ eyebrow: undefined, heading: undefined, text: undefined, action: undefined },
});
export const LongWords = blockStory(saleStories, { heading: veryLongWord, stories: long });
export const LongWordsInAGrid = blockStory(saleStories, { layout: 'grid', stories: long });
export const OnForest = blockStory(saleStories, { surface: 'forest' });
export const Dark = darkStory(saleStories);
