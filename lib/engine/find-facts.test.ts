import { expect, test } from 'vitest';
import { everyFact } from '@/schemas/facts';
import { factFault, factsIn, tellFacts } from './find-facts';
import { textFaults } from './text-faults';

test('figures are found at any depth, each once, and names are none', () => {
  const props = {
    heading: '{offices.count} offices',
    items: [{ text: '{offices.count} in {towns.count} of {region}' }],
  };
  expect(factsIn(props)).toEqual(['offices.count', 'towns.count']);
});

test.each(['{office}', 'plain', '{Offices.count}', '{ offices.count }', '{towns.count}'])(
  '%s has no fault',
  (text) => {
    expect(factFault(text)).toBeNull();
  },
);

test('a figure that there is not is told with those that look like it', () => {
  expect(factFault('{office.count} offices')).toBe(
    '{office.count} is no figure that we count: write {offices.count}, or take it out',
  );
  expect(factFault('{constructor.name}')).toContain('{brokers.count}');
});

test('a block that mentions one may be a draft, and is not published', () => {
  const faults = textFaults({ id: 'a', type: 'hero', version: 0, props: { intro: 'In {town.count} towns' } });
  expect(faults).toMatchObject([{ path: 'props.intro', severity: 'unfinished' }]);
});

test('an author reads what a figure tells', () => {
  expect(tellFacts('{offices.count} offices')).toEqual(['{offices.count}: how many offices are open']);
  expect(tellFacts('{office} is open')).toEqual([]);
});

test('who opens a brace reads all that may stand in it', () => {
  expect(tellFacts('We have {')).toHaveLength(everyFact.length);
});
