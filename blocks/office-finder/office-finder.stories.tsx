import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { examplePins } from '@/schemas/examples/office';
import { officeFinder } from './office-finder.block';

export default { title: 'Office/Office finder' };

export const Example = blockStory(officeFinder);
export const WithoutMap = blockStory(officeFinder, { showMap: false });
export const WithoutIntro = blockStory(officeFinder, { heading: undefined, text: undefined });
export const OneOffice = blockStory(officeFinder, { offices: examplePins.slice(0, 1) });
export const NoOffices = blockStory(officeFinder, { offices: [] });
export const AllOnOneSpot = blockStory(officeFinder, {
  offices: examplePins.map((pin) => ({ ...pin, latitude: 5.56, longitude: -0.19 })),
});
export const LongWords = blockStory(officeFinder, {
  heading: veryLongWord,
  text: veryLongText,
  offices: examplePins.map((pin) => ({ ...pin, name: `${pin.name} ${veryLongWord}`, address: veryLongText })),
});
export const Dark = darkStory(officeFinder);
