import { expect, test } from 'vitest';
import { offices } from '../offices/offices';
import { people } from './people';
import { territoryOf, townsOf } from './towns-of';

const agents = people.filter(({ is_agent }) => is_agent);

test('every agent has towns, languages and specialties, and only agents have towns', () => {
  for (const agent of agents) {
    expect(townsOf(agent).length, agent.slug).toBeGreaterThan(0);
    expect(agent.languages.length, agent.slug).toBeGreaterThan(0);
    expect(agent.specialties.length, agent.slug).toBeGreaterThan(0);
  }
  expect(people.filter((person) => !person.is_agent).flatMap(townsOf)).toEqual([]);
});

test('the agents of an office together cover its territory', () => {
  for (const office of offices) {
    const own = agents.filter((agent) => agent.office === office.slug);
    if (own.length === 0) continue;
    expect(new Set(own.flatMap(townsOf)), office.slug).toEqual(new Set(territoryOf(office)));
  }
});
