import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleNoPhones, exampleOfficeContact } from '@/schemas/examples/office';
import { officeContact } from './office-contact.block';

export default { title: 'Office/Office contact' };

export const Example = blockStory(officeContact);
export const WithoutReach = blockStory(officeContact, { showReach: false });
export const WithoutMap = blockStory(officeContact, { showMap: false });
export const Barest = blockStory(officeContact, {
  heading: undefined,
  office: {
    ...exampleOfficeContact,
    addressLines: [],
    digitalAddress: null,
    email: null,
    whatsAppNumber: null,
    social: [],
    territories: [],
    showOpeningHours: false,
    openingHoursMessage: null,
    phones: exampleNoPhones,
  },
});
export const ByAppointmentOnly = blockStory(officeContact, {
  office: { ...exampleOfficeContact, showOpeningHours: false, openingHoursMessage: 'By appointment only.' },
});
export const LongWords = blockStory(officeContact, {
  heading: veryLongWord,
  text: veryLongText,
  office: {
    ...exampleOfficeContact,
    name: veryLongWord,
    territories: [veryLongWord, ...exampleOfficeContact.territories],
  },
});
export const Dark = darkStory(officeContact);
