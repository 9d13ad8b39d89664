import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { featureGrid } from './feature-grid.block';

export default { title: 'Text/Features' };

const picture = (name: string) => ({ media: `weave-${name}`, alt: '' });

export const Example = blockStory(featureGrid);
export const WithPictures = blockStory(featureGrid, {
  columns: 3,
  features: [
    {
      image: picture('market'),
      heading: 'Shops and markets',
      text: 'From a kiosk at Kaneshie to eleven supermarkets.',
    },
    {
      image: picture('harbour'),
      heading: 'Harbour and haulage',
      text: 'Clearing agents, cold stores, fleets of four to forty.',
    },
    {
      image: picture('savanna'),
      heading: 'Land and harvest',
      text: 'Shea, cashew, maize mills and the lorries between them.',
    },
  ],
});
export const TwoColumns = blockStory(featureGrid, {
  columns: 2,
  features: [
    {
      icon: 'key',
      heading: 'I want to sell',
      text: 'Begin with what it is worth.',
      link: { label: 'Start here', to: { url: '/sell-a-business' } },
    },
    {
      icon: 'search',
      heading: 'I want to buy',
      text: 'See what is for sale this week.',
      link: { label: 'Look around', to: { url: '/buy-a-business' } },
    },
  ],
});
export const FourColumns = blockStory(featureGrid, {
  columns: 4,
  features: [
    'Accounts read by two people',
    'Leases checked at the Lands Commission',
    'Buyers with proof of funds',
    'Staff told by you',
  ].map((heading) => ({ icon: 'check', heading })),
});
export const OneFeature = blockStory(featureGrid, { features: [{ heading: 'Only one thing to say' }] });
export const WithoutIntro = blockStory(featureGrid, {
  eyebrow: undefined,
  heading: undefined,
  text: undefined,
});
export const LongWords = blockStory(featureGrid, {
  heading: veryLongWord,
  features: [
    {
      icon: 'info',
      heading: veryLongWord,
      text: veryLongText,
      link: { label: veryLongWord, to: { url: '/about/our-team' } },
    },
    { heading: veryLongWord, text: veryLongWord },
  ],
});
export const Twelve = blockStory(featureGrid, {
  columns: 4,
  features: Array.from({ length: 12 }, (_, place) => ({
    icon: 'map-pin',
    heading: `Reason ${place + 1}`,
    text: 'Close to where you trade.',
  })),
});
export const OnInk = blockStory(featureGrid, { surface: 'ink' });
export const Dark = darkStory(featureGrid);
