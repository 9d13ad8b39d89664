import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { logoStrip } from './logo-strip.block';

export default { title: 'Proof/Logos' };

export const Example = blockStory(logoStrip);
export const WithoutHeading = blockStory(logoStrip, { heading: undefined });
export const OnlyNames = blockStory(logoStrip, {
  logos: ['Akoma Accountants', 'Volta Ridge Legal', 'Sankara Trust Bank'].map((name) => ({ name })),
});
export const WithLinks = blockStory(logoStrip, {
  logos: [{ name: 'Nkosuo Business School', to: { url: 'https://example.com' } }],
});
export const LongWords = blockStory(logoStrip, {
  heading: veryLongText.slice(0, 120),
  logos: [{ name: veryLongWord }, { name: 'Short' }],
});
export const Sixteen = blockStory(logoStrip, {
  logos: Array.from({ length: 16 }, (_, place) => ({ name: `Member ${place + 1}` })),
});
export const OnForest = blockStory(logoStrip, { surface: 'forest' });
export const Dark = darkStory(logoStrip);
