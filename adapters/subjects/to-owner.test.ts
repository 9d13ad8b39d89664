import { expect, test } from 'vitest';
import { toOwner } from './to-owner';

const listing = { title: 'Bakery', summary: 'Bread' };
const office = { slug: 'osu', state_slug: 'greater-accra' };
const osu = { state: 'greater-accra', slug: 'osu' };

test.each([
  [{ listing: { ...listing, kind: 'business', office, agent: { slug: 'esi' } } }, osu, 'esi', false],
  [{ listing: { ...listing, kind: 'franchise', office, agent: null } }, osu, null, true],
  [{ listing: { ...listing, kind: 'pro', office: null, agent: null } }, null, null, false],
] as const)('%o', (found, of, agent, isFranchise) => {
  expect(toOwner(found)).toEqual({ office: of, agent, isFranchise });
});

test('returns null when the URL contains no record', () => {
  expect(toOwner({})).toBeNull();
});
