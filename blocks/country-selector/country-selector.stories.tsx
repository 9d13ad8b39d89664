import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { countrySelector } from './country-selector.block';

export default { title: 'Frame/Country selector' };

const long = {
  code: 'GH' as const,
  name: veryLongWord.slice(0, 60),
  address: veryLongText.slice(0, 160),
  href: 'https://gh.meridian.example',
  officesHref: 'https://gh.meridian.example/locations',
  current: true,
};

export const Example = blockStory(countrySelector);
export const LongWords = blockStory(countrySelector, {
  countries: [long, { ...long, code: 'US', current: false }],
});
export const Dark = darkStory(countrySelector);
