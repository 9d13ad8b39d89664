import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { examplePeople } from '@/schemas/examples/person';
import { teamGrid } from './team-grid.block';

export default { title: 'People/Team' };

const six = [...examplePeople, ...examplePeople].map((person, index) => ({
  ...person,
  name: `${person.name} ${['I', 'II', 'III', 'IV', 'V', 'VI'][index]}`,
  href: person.href && `${person.href}-${index}`,
}));

export const Example = blockStory(teamGrid);
export const TwoColumns = blockStory(teamGrid, { columns: 2 });
export const Six = blockStory(teamGrid, { columns: 3, people: six });
export const ByRegion = blockStory(teamGrid, {
  byRegion: true,
  people: [
    ...six,
    ...six.map((person) => ({
      ...person,
      href: person.href && `${person.href}-other`,
      name: `${person.name} a`,
      ...(person.facts && { facts: { ...person.facts, region: 'Ashanti' } }),
    })),
  ],
});
export const NoPeople = blockStory(teamGrid, { people: [] });
export const CustomEmptyText = blockStory(teamGrid, {
  people: [],
  emptyText: 'We are hiring in Bolgatanga.',
});
export const LongWords = blockStory(teamGrid, {
  heading: veryLongWord,
  text: veryLongText,
  people: examplePeople.map((person) => ({
    ...person,
    name: `${person.name} ${veryLongWord}`,
    role: veryLongText,
  })),
});
export const Dark = darkStory(teamGrid);
