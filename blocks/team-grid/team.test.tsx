// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleAgent, examplePeople } from '@/schemas/examples/person';
import { Team } from './team';

const [someone] = examplePeople;
const { towns, languages, specialties, sales } = exampleAgent;

test('with regions each link shows only its region, and the first link shows everyone', () => {
  if (!someone) throw new Error('There is no example of a person');
  const people = ['Volta', 'Ashanti', 'Volta'].map((region, at) => ({
    ...someone,
    name: `Ama ${at}`,
    href: null,
    facts: { office: null, region, towns, languages, specialties, sales },
  }));
  const page = exampleContext();
  document.body.innerHTML = renderToStaticMarkup(
    <Team {...{ people, page }} columns={3} byRegion id="team" level={2} />,
  );
  const links = [...document.querySelectorAll('nav a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Everyone (3)', 'Ashanti (1)', 'Volta (2)']);
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((target) => target?.tagName)).toEqual(['NAV', 'DIV', 'DIV']);
  expect(targets[2]?.textContent).toMatch(/^Volta.*Ama 0.*Ama 2/);
  // The class that hides the other regions is on the parent of all of them, not on the links.
  expect(targets[1]?.parentElement?.className).toBe('[&:has(>:target)>:not(:target)]:hidden');
  expect(targets[1]?.parentElement).toBe(targets[2]?.parentElement);
});

test('with regions everyone is in one grid, whatever their number, and details have visible labels', () => {
  if (!someone) throw new Error('There is no example of a person');
  const facts = { office: null, towns, languages, specialties, sales };
  const regions = ['Volta', 'Ashanti', 'Ashanti', 'Ashanti', 'Bono', 'Bono', 'Bono', 'Bono', 'Bono'];
  const people = regions.map((region, at) => ({
    ...someone,
    name: `Ama ${at}`,
    facts: { ...facts, region },
  }));
  document.body.innerHTML = renderToStaticMarkup(
    <Team {...{ people, page: exampleContext() }} columns={4} byRegion id="team" level={2} />,
  );
  const lists = [...document.querySelectorAll('div > ul')];
  expect(lists).toHaveLength(3);
  expect(new Set(lists.map(({ className }) => className)).size).toBe(1);
  const labels = [...document.querySelectorAll('dt')].filter(
    (label) => !label.closest('.sr-only, dt.sr-only'),
  );
  expect(labels.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Works in: ',
    'Speaks: ',
    'Specialties: ',
  ]);
});
