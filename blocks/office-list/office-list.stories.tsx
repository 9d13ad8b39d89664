import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleEntries, exampleNearest, exampleNoPhones } from '@/schemas/examples/office';
import { officeList } from './office-list.block';

export default { title: 'Office/Office list' };

export const Example = blockStory(officeList);
export const WithoutRegions = blockStory(officeList, {
  byRegion: false,
  action: { label: 'All offices', to: { url: '/locations' } },
});
export const NoOffices = blockStory(officeList, { offices: [] });
export const NearestOffices = blockStory(officeList, {
  byRegion: false,
  offices: [],
  nearest: [exampleNearest, { ...exampleNearest, slug: 'ho', metres: 402_000 }],
});
export const BarestOffice = blockStory(officeList, {
  offices: exampleEntries
    .slice(0, 1)
    .map((pin) => ({ ...pin, address: '', digitalAddress: null, phones: exampleNoPhones })),
});
export const LongWords = blockStory(officeList, {
  heading: veryLongWord,
  text: veryLongText,
  offices: exampleEntries.map((pin) => ({ ...pin, name: veryLongWord, address: veryLongText })),
});
export const Dark = darkStory(officeList);
