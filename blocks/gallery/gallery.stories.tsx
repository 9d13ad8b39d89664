import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { gallery } from './gallery.block';

export default { title: 'Media/Gallery' };

const names = ['market', 'harbour', 'savanna', 'forest', 'kiln'] as const;
const pictures = (count: number, caption = '') =>
  Array.from({ length: count }, (_, place) => ({
    image: {
      media: `weave-${names[place % names.length]}`,
      alt: 'Woven pattern',
    },
    caption,
  }));

export const Example = blockStory(gallery);
export const One = blockStory(gallery, { pictures: pictures(1) });
export const Two = blockStory(gallery, { pictures: pictures(2, 'The yard at dawn') });
export const Three = blockStory(gallery, { pictures: pictures(3) });
export const Four = blockStory(gallery, { pictures: pictures(4) });
export const Seven = blockStory(gallery, { pictures: pictures(7) });
export const Eight = blockStory(gallery, { pictures: pictures(8) });
export const Forty = blockStory(gallery, { pictures: pictures(40) });
export const LongWords = blockStory(gallery, {
  heading: veryLongWord,
  pictures: pictures(3, `${veryLongWord} ${veryLongText}`.slice(0, 200)),
});
export const OnInk = blockStory(gallery, { surface: 'ink' });
export const Dark = darkStory(gallery);
