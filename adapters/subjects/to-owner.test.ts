import { expect, test } from 'vitest';
import { toOwner } from './to-owner';

const named = { title: 'Bakery', summary: 'Bread' };
const office = { slug: 'osu', state_slug: 'greater-accra' };
const osu = { state: 'greater-accra', slug: 'osu' };

test.each([
  [{ listing: { ...named, kind: 'business', office, agent: { slug: 'esi' } } }, osu, 'esi', false],
  [{ listing: { ...named, kind: 'franchise', office, agent: null } }, osu, null, true],
  [{ listing: { ...named, kind: 'pro', office: null, agent: null } }, null, null, false],
] as const)('%o', (found, of, agent, isFranchise) => {
  expect(toOwner(found)).toEqual({ office: of, agent, isFranchise });
});

test('nothing is owned where an address names no record', () => {
  expect(toOwner({})).toBeNull();
});
