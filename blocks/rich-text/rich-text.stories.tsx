import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { richText } from './rich-text.block';

export default { title: 'Text/Text' };

export const Example = blockStory(richText);
export const OnlyText = blockStory(richText, { eyebrow: undefined, heading: undefined, aside: undefined });
export const WithoutAside = blockStory(richText, { aside: undefined });
export const AsideWithoutHeading = blockStory(richText, { eyebrow: undefined, heading: undefined });
export const OneSentence = blockStory(richText, {
  text: 'The Kumasi office moves to Harper Road on 3 August. The telephone number stays.',
  aside: undefined,
});
export const LongWords = blockStory(richText, {
  heading: veryLongWord,
  text: `## ${veryLongWord}\n\n${veryLongText}\n\n- ${veryLongWord}\n\n> ${veryLongWord}\n\n| ${veryLongWord} | ${veryLongWord} |\n| --- | --- |\n| ${veryLongText} | 1 |`,
  aside: { heading: veryLongWord, text: veryLongText },
});
export const Unsafe = blockStory(richText, {
  text: 'Raw HTML is left out: <script>alert(1)</script><b onclick="alert(1)">bold</b>. So are [odd links](javascript:alert(1)).',
  aside: undefined,
});
export const OnForest = blockStory(richText, { surface: 'forest' });
export const Dark = darkStory(richText);
