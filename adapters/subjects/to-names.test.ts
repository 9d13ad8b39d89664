import { describe, expect, test } from 'vitest';
import type { SubjectsQuery } from '@/lib/graphql/generated/operations';
import type { SubjectSlugs } from '@/lib/publish/page-sources';
import { toNames as readNames } from './to-names';

const contact = { contents: [{ name: 'Default phone', value: '+233302730100' }] };
const toNames = (found: Omit<SubjectsQuery, 'contact'>, asked: SubjectSlugs) =>
  readNames({ contact: null, ...found }, asked);

const header = { contents: [{ name: 'Network name', value: 'Meridian' }] };
const office = {
  name: 'Meridian Osu',
  state: 'Greater Accra',
  state_slug: 'greater-accra',
};
const region = { name: 'Greater Accra', slug: 'greater-accra' };
const elsewhere = { name: 'Ashanti', slug: 'ashanti' };

describe('names', () => {
  test('the network’s own page knows the network', () => {
    expect(toNames({ header }, {})).toEqual({ network: 'Meridian' });
  });

  test('every page knows where the network is reached', () => {
    expect(readNames({ header, contact }, {})).toEqual({
      network: 'Meridian',
      phone: '+233302730100',
      telephone: '030 273 0100',
    });
  });

  test('no header, no name, no fault', () => {
    expect(toNames({ header: null }, {})).toEqual({});
  });

  test('an office’s page knows office and region', () => {
    expect(toNames({ header, office, region }, { office: 'osu', region: 'greater-accra' })).toEqual({
      network: 'Meridian',
      office: 'Meridian Osu',
      region: 'Greater Accra',
    });
  });

  test.each([elsewhere, null])('an office has its own region, whatever its address says', (told) => {
    const asked = { office: 'osu', region: 'ashanti' };
    expect(toNames({ header, office, region: told }, asked)).toMatchObject({ region: 'Greater Accra' });
  });

  test('a listing and a post bring their titles', () => {
    const listing = { title: 'Bakery', kind: 'business' as const, office: null, agent: null };
    expect(toNames({ header, listing }, { listing: 'bakery' })).toMatchObject({ listing: 'Bakery' });
    const post = { title: 'Why' };
    expect(toNames({ header, post }, { post: 'why' })).toMatchObject({ post: 'Why' });
  });

  test('an agent’s page knows the agent’s office', () => {
    expect(toNames({ header, agent: { name: 'Esi', office } }, { agent: 'esi' })).toMatchObject({
      agent: 'Esi',
      office: 'Meridian Osu',
      region: 'Greater Accra',
    });
  });
});

describe('nothing at all', () => {
  test.each([
    ['the office is gone', { header, office: null, region: elsewhere }, { office: 'x', region: 'ashanti' }],
    ['the region does not exist', { header, region: null }, { region: 'atlantis' }],
    ['the agent left', { header, agent: null }, { agent: 'x' }],
    ['the listing was withdrawn', { header, listing: null }, { listing: 'x' }],
    ['the post was taken down', { header, post: null }, { post: 'x' }],
  ])('when %s', (_, found, asked) => {
    expect(toNames(found, asked)).toBeNull();
  });
});
