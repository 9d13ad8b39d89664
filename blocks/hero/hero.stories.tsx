import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { hero } from './hero.block';

export default { title: 'Opening/Hero' };

const scene = { media: 'weave-harbour', alt: '' };

export const Example = blockStory(hero);
export const Scene = blockStory(hero, { variant: 'scene', image: scene });
export const Plain = blockStory(hero, { variant: 'plain', image: undefined });
export const OnlyTheHeading = blockStory(hero, {
  variant: 'plain',
  eyebrow: undefined,
  intro: undefined,
  actions: [],
  facts: [],
  image: undefined,
});
export const WithoutPicture = blockStory(hero, { image: undefined });
export const LongWords = blockStory(hero, { heading: veryLongWord, intro: veryLongText });
export const SceneWithLongWords = blockStory(hero, {
  variant: 'scene',
  heading: veryLongWord,
  intro: veryLongText,
});
export const Dark = darkStory(hero);
export const SceneDark = darkStory(hero, { variant: 'scene', image: scene });
