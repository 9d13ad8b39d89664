import { describe, expect, test } from 'vitest';
import { parameterNames } from './match-route';
import { fieldOf, routesWith } from './page-slugs';
import { pagePath } from './record-paths';
import type { RouteRow } from './route';
import { routeTable } from './route-table';
import { takenField } from './taken-address';

type Slugs = { slug?: string; template_slug?: string };

test.each<[string, Slugs, ReturnType<typeof takenField>]>([
  ['customPage', { slug: 'blog' }, 'slug'],
  ['customPage', { slug: '404' }, 'slug'],
  ['customPage', { slug: 'en' }, 'slug'],
  ['customPage', { slug: 'en-gh' }, 'slug'],
  ['customPage', { slug: 'admin' }, 'slug'],
  ['customPage', { slug: 'feeds' }, 'slug'],
  ['customPage', { slug: 'bizmatch' }, 'slug'],
  ['marketingCustomPage', { template_slug: 'bizmatch', slug: 'offer' }, 'template_slug'],
  ['tribeCustomPage', { slug: 'bizmatch' }, null],
  ['customPage', { slug: 'guide' }, null],
  ['customPage', { slug: 'about' }, null],
  ['tribeCustomPage', { slug: 'contact-us' }, 'slug'],
  ['tribeCustomPage', { slug: 'reviews' }, 'slug'],
  ['tribeCustomPage', { slug: 'listings' }, null],
  ['tribeCustomPage', { slug: 'admin' }, null],
  ['AgentCustomPage', { slug: 'sell-a-business' }, 'slug'],
  ['AgentCustomPage', { slug: 'bio' }, 'slug'],
  ['AgentCustomPage', { slug: 'blog' }, null],
  ['marketingCustomPage', { template_slug: 'blog', slug: 'why' }, 'template_slug'],
  ['marketingCustomPage', { template_slug: 'agents', slug: 'ama' }, 'template_slug'],
  ['marketingCustomPage', { template_slug: 'fr', slug: 'offer' }, 'template_slug'],
  ['marketingCustomPage', { template_slug: 'media', slug: 'offer' }, 'template_slug'],
  ['marketingCustomPage', { template_slug: 'sell-a-business', slug: 'calculator' }, 'slug'],
  ['marketingCustomPage', { template_slug: 'sell-a-business', slug: 'offer' }, null],
  ['TribeMarketingWebsitePage', { template_slug: 'blog', slug: 'why' }, 'template_slug'],
  ['TribeMarketingWebsitePage', { template_slug: 'listings', slug: 'bakery' }, 'template_slug'],
  ['TribeMarketingWebsitePage', { template_slug: 'contact-us', slug: 'thank-you' }, 'slug'],
  ['TribeMarketingWebsitePage', { template_slug: 'spring', slug: 'thank-you' }, null],
])('%s at %o is taken at %s', (route, slugs, expected) => {
  expect(takenField(route, slugs)).toBe(expected);
});

test('half an address is taken when no other half could mend it, and what is no slug is left to others', () => {
  expect(takenField('TribeMarketingWebsitePage', { template_slug: 'blog' })).toBe('template_slug');
  expect(takenField('TribeMarketingWebsitePage', { slug: 'thank-you' })).toBeNull();
  expect(takenField('customPage', { slug: 'Not a slug' })).toBeNull();
});

describe('no page with a slug of its own is found where another route stands', () => {
  const isCustom = ({ pattern }: RouteRow) => parameterNames(pattern).some(fieldOf);
  const custom = routeTable.filter(isCustom);
  const meetings = custom.flatMap((row) =>
    routeTable.flatMap((other) => {
      const slugs = slugsMeeting(row, other);
      return other === row || isCustom(other) || !slugs ? [] : [{ row, other, slugs }];
    }),
  );

  test('and each custom route meets some', () => {
    expect(new Set(meetings.map(({ row }) => row.name))).toEqual(new Set(routesWith('slug')));
    expect(meetings.length).toBeGreaterThan(50);
  });

  test.each(meetings)('$row.pattern at $other.pattern', ({ row, slugs }) => {
    expect(takenField(row.name, slugs)).not.toBeNull();
    const owner = { tribe_slug: 'osu', tribe_state_slug: 'greater-accra', agent_slug: 'esi' };
    expect(pagePath({ ...owner, route: row.name, slug: null, template_slug: null, ...slugs })).toBeNull();
  });
});

/** The slugs with which a page of one route would stand at an address of another; null when it cannot. */
function slugsMeeting(row: RouteRow, other: RouteRow): Slugs | null {
  const theirs = other.pattern
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? 'some-record' : part));
  const parts = row.pattern.split('/').filter(Boolean);
  const isSame = (part: string, at: number) => part.startsWith('{') || part === theirs[at];
  if (parts.length !== theirs.length || !parts.every(isSame)) return null;
  const named = parts.flatMap((part, at) => {
    const field = part.startsWith('{') && fieldOf(part.slice(1, -1));
    return field ? [[field, theirs[at]]] : [];
  });
  return Object.fromEntries(named);
}
