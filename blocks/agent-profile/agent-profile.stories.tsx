import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleNoPhones } from '@/schemas/examples/office';
import { exampleAgent } from '@/schemas/examples/person';
import { agentProfile } from './agent-profile.block';

export default { title: 'People/Agent profile' };

export const Example = blockStory(agentProfile);
export const Barest = blockStory(agentProfile, {
  actions: undefined,
  agent: {
    ...exampleAgent,
    role: null,
    phones: exampleNoPhones,
    email: null,
    whatsAppNumber: null,
    office: null,
    officeHref: null,
    about: null,
    towns: [],
    languages: [],
    specialties: [],
    sales: 0,
    yearsOfExperience: null,
  },
});
export const LongWords = blockStory(agentProfile, {
  agent: {
    ...exampleAgent,
    name: veryLongWord,
    role: veryLongText,
    about: `${veryLongText}\n\n${veryLongText}\n\n${veryLongText}`,
    specialties: [veryLongWord, ...exampleAgent.specialties],
  },
});
export const FurtherDown = blockStory(agentProfile, { variant: 'section' });
export const Dark = darkStory(agentProfile);
