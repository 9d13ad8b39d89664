import { describe, expect, test } from 'vitest';
import type { SubjectsQuery } from '@/lib/graphql/generated/operations';
import type { SubjectSlugs } from '@/lib/publish/page-sources';
import { toNames as readNames } from './to-names';

const contact = { contents: [{ name: 'Default phone', value: '+233302730100' }] };
const toNames = (found: Omit<SubjectsQuery, 'contact'>, slugs: SubjectSlugs) =>
  readNames({ contact: null, ...found }, slugs);

const header = { contents: [{ name: 'Network name', value: 'Meridian' }] };
const office = {
  name: 'Meridian Osu',
  state: 'Greater Accra',
  state_slug: 'greater-accra',
};
const region = { name: 'Greater Accra', slug: 'greater-accra' };
const elsewhere = { name: 'Ashanti', slug: 'ashanti' };

describe('names', () => {
  test('a network page has the name of the network', () => {
    expect(toNames({ header }, {})).toEqual({ network: 'Meridian' });
  });

  test('every page has the phone number of the network', () => {
    expect(readNames({ header, contact }, {})).toEqual({
      network: 'Meridian',
      phone: '+233302730100',
      telephone: '030 273 0100',
    });
  });

  test('without a header section there is no network name', () => {
    expect(toNames({ header: null }, {})).toEqual({});
  });

  test('an office page has the names of the office and its region', () => {
    expect(toNames({ header, office, region }, { office: 'osu', region: 'greater-accra' })).toEqual({
      network: 'Meridian',
      office: 'Meridian Osu',
      region: 'Greater Accra',
    });
  });

  test.each([elsewhere, null])('an office has its own region, whatever the URL contains', (urlRegion) => {
    const slugs = { office: 'osu', region: 'ashanti' };
    expect(toNames({ header, office, region: urlRegion }, slugs)).toMatchObject({ region: 'Greater Accra' });
  });

  test('a listing and a post add their titles', () => {
    const listing = { title: 'Bakery', kind: 'business' as const, office: null, agent: null };
    expect(toNames({ header, listing }, { listing: 'bakery' })).toMatchObject({ listing: 'Bakery' });
    const post = { title: 'Why' };
    expect(toNames({ header, post }, { post: 'why' })).toMatchObject({ post: 'Why' });
  });

  test("an agent page has the name of the agent's office", () => {
    expect(toNames({ header, agent: { name: 'Esi', office } }, { agent: 'esi' })).toMatchObject({
      agent: 'Esi',
      office: 'Meridian Osu',
      region: 'Greater Accra',
    });
  });
});

describe('returns null', () => {
  test.each([
    ['the office is gone', { header, office: null, region: elsewhere }, { office: 'x', region: 'ashanti' }],
    ['the region does not exist', { header, region: null }, { region: 'atlantis' }],
    ['the agent left', { header, agent: null }, { agent: 'x' }],
    ['the listing was withdrawn', { header, listing: null }, { listing: 'x' }],
    ['the post was taken down', { header, post: null }, { post: 'x' }],
  ])('when %s', (_, found, slugs) => {
    expect(toNames(found, slugs)).toBeNull();
  });
});
