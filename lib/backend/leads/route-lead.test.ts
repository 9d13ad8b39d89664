import { expect, test } from 'vitest';
import type { OfficeChoice } from './nearest-office';
import { type LeadRecipient, type RecipientCandidates, routeLead } from './route-lead';

const recipientNamed = (name: string, email: string | null = `${name}@example.com`): LeadRecipient => ({
  ...{ name, email, office: 1, agent: null },
});
const noPlace: OfficeChoice = { kind: 'no-place' };
const all: RecipientCandidates = {
  agent: recipientNamed('ama'),
  assigned: recipientNamed('esi'),
  listingAgent: recipientNamed('kojo'),
  office: recipientNamed('osu'),
  network: recipientNamed('network'),
};

test.each<[string, Partial<RecipientCandidates>, string, string]>([
  ['the agent of the page', {}, 'agent_branding', 'ama'],
  ['the agent of an earlier lead next', { agent: null }, 'assigned', 'esi'],
  ['the agent of the listing next', { agent: null, assigned: null }, 'listing_agent', 'kojo'],
  ['the office next', { agent: null, assigned: null, listingAgent: null }, 'office', 'osu'],
  [
    'the network last',
    { agent: null, assigned: null, listingAgent: null, office: null },
    'network',
    'network',
  ],
  [
    'the next recipient with an email address',
    { agent: recipientNamed('ama', null), assigned: null, listingAgent: recipientNamed('kojo', null) },
    'office',
    'osu',
  ],
])('routeLead › selects %s', (_name, candidates, rule, name) => {
  const route = routeLead({ ...all, ...candidates }, noPlace, 'nearest');
  expect([route.rule, route.name]).toEqual([rule, name]);
});

test('routeLead › selects the network on request and keeps the office of the origin', () => {
  expect(routeLead(all, noPlace, 'network')).toMatchObject({
    rule: 'network',
    email: 'network@example.com',
    office: 1,
  });
});

test('routeLead › records the decision at each step', () => {
  const { steps } = routeLead(
    { ...all, agent: recipientNamed('ama', null), assigned: null, listingAgent: null },
    noPlace,
    'nearest',
  );
  expect(steps.split('\n')).toEqual([
    'The agent of the page: ama, without an email address',
    'The agent of the buyer, or the agent or office of an earlier lead: none',
    'The agent of the listing: none',
    'The office: osu',
  ]);
});

test('routeLead › returns no email address when no recipient has one', () => {
  const route = routeLead(
    {
      agent: null,
      assigned: null,
      listingAgent: null,
      office: null,
      network: recipientNamed('network', null),
    },
    noPlace,
    'nearest',
  );
  expect(route.email).toBeNull();
  expect(route.steps).toContain('answer it here');
});
