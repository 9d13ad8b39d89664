import { expect, test } from 'vitest';
import { type Nearby, type Recipient, routeLead } from './route-lead';

const of = (name: string, email: string | null = `${name}@example.com`): Recipient => ({
  ...{ name, email, office: 1, agent: null },
});
const all: Nearby = { agent: of('ama'), listingAgent: of('kojo'), office: of('osu'), network: of('network') };

test.each<[string, Partial<Nearby>, string, string]>([
  ['the agent whose pages it was sent from', {}, 'agent_branding', 'ama'],
  ['then the agent of the listing', { agent: null }, 'listing_agent', 'kojo'],
  ['then the office', { agent: null, listingAgent: null }, 'office', 'osu'],
  ['then the network', { agent: null, listingAgent: null, office: null }, 'network', 'network'],
  ['whoever has an address', { agent: of('ama', null), listingAgent: of('kojo', null) }, 'office', 'osu'],
])('a lead goes to %s', (_name, nearby, by, name) => {
  const route = routeLead({ ...all, ...nearby }, 'nearest');
  expect([route.by, route.name]).toEqual([by, name]);
});

test('a form may ask the network whatever is near; the office it came from still sees it', () => {
  expect(routeLead(all, 'network')).toMatchObject({ by: 'network', email: 'network@example.com', office: 1 });
});

test('says what was decided on the way', () => {
  const { steps } = routeLead({ ...all, agent: of('ama', null), listingAgent: null }, 'nearest');
  expect(steps.split('\n')).toEqual([
    'The agent whose pages it was sent from: ama, who has no email address',
    'The agent of the listing: none',
    'The office: osu',
  ]);
});

test('a lead that nobody has an address for waits in the CMS', () => {
  const route = routeLead(
    { agent: null, listingAgent: null, office: null, network: of('network', null) },
    'nearest',
  );
  expect(route.email).toBeNull();
  expect(route.steps).toContain('it waits here');
});
