import { expect, test } from 'vitest';
import { exampleAgent, examplePeople } from '@/schemas/examples/person';
import { groupByRegion } from './group-by-region';

const { towns, languages, specialties, sales } = exampleAgent;
const inRegion = (name: string, region: string | null) => ({
  ...{ name, role: null, image: null, href: null, phone: null, extension: null, email: null },
  facts: { office: null, region, towns, languages, specialties, sales },
});

test('sorts regions by name, keeps the order of people, and lists people without a region last', () => {
  const people = [
    inRegion('Ama', 'Volta'),
    inRegion('Kofi', null),
    inRegion('Yaw', 'Ashanti'),
    inRegion('Esi', 'Volta'),
  ];
  expect(
    groupByRegion(people).map(({ region, people: some }) => [region, some.map(({ name }) => name)]),
  ).toEqual([
    ['Ashanti', ['Yaw']],
    ['Volta', ['Ama', 'Esi']],
    [null, ['Kofi']],
  ]);
});

test('people without any region form one group', () => {
  expect(groupByRegion(examplePeople.slice(1))).toEqual([{ region: null, people: examplePeople.slice(1) }]);
});
