import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleOfficeFoot } from '@/schemas/examples/office';
import { siteFooter } from './site-footer.block';

export default { title: 'Frame/Site footer' };

export const Example = blockStory(siteFooter);
export const OnlyTheName = blockStory(siteFooter, {
  claim: undefined,
  text: undefined,
  items: [],
  contact: null,
  social: [],
  legalLinks: [],
  legal: undefined,
});
export const OfAnOffice = blockStory(siteFooter, { office: exampleOfficeFoot });
export const LongWords = blockStory(siteFooter, { claim: veryLongWord, text: veryLongText });
export const Dark = darkStory(siteFooter);
