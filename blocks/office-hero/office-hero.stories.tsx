import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleNoPhones, exampleOfficeOpening } from '@/schemas/examples/office';
import { officeHero } from './office-hero.block';

export default { title: 'Office/Office hero' };

export const Example = blockStory(officeHero);
export const Barest = blockStory(officeHero, {
  actions: undefined,
  office: {
    ...exampleOfficeOpening,
    heading: null,
    subHeading: null,
    digitalAddress: null,
    email: null,
    whatsAppNumber: null,
    showOpeningHours: false,
    phones: exampleNoPhones,
  },
});
export const WithExtension = blockStory(officeHero, {
  office: {
    ...exampleOfficeOpening,
    phones: { ...exampleOfficeOpening.phones, organic: null, extension: '12' },
  },
});
export const LongWords = blockStory(officeHero, {
  heading: veryLongWord,
  text: veryLongText,
  office: { ...exampleOfficeOpening, address: veryLongText, email: `${veryLongWord}@meridian.example` },
});
export const Dark = darkStory(officeHero);
