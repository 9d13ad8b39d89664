import { describe, expect, test } from 'vitest';
import { conflictingField } from './address-conflict';
import { parameterNames } from './match-route';
import { fieldOf, routesWith } from './page-slugs';
import { pagePath } from './record-paths';
import type { RouteRow } from './route';
import { routeTable } from './route-table';

type TestSlugs = { slug?: string; template_slug?: string };

test.each<[string, TestSlugs, ReturnType<typeof conflictingField>]>([
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
])('%s at %o conflicts by %s', (route, slugs, expected) => {
  expect(conflictingField(route, slugs)).toBe(expected);
});

test('reports a conflict of one slug when the other cannot resolve it, and ignores invalid slugs', () => {
  expect(conflictingField('TribeMarketingWebsitePage', { template_slug: 'blog' })).toBe('template_slug');
  expect(conflictingField('TribeMarketingWebsitePage', { slug: 'thank-you' })).toBeNull();
  expect(conflictingField('customPage', { slug: 'Not a slug' })).toBeNull();
});

describe('a custom page is not available at the address of another route', () => {
  const isCustom = ({ pattern }: RouteRow) => parameterNames(pattern).some(fieldOf);
  const custom = routeTable.filter(isCustom);
  const overlaps = custom.flatMap((row) =>
    routeTable.flatMap((otherRow) => {
      const slugs = overlappingSlugs(row, otherRow);
      return otherRow === row || isCustom(otherRow) || !slugs ? [] : [{ row, other: otherRow, slugs }];
    }),
  );

  test('every custom route overlaps with another route', () => {
    expect(new Set(overlaps.map(({ row }) => row.name))).toEqual(new Set(routesWith('slug')));
    expect(overlaps.length).toBeGreaterThan(50);
  });

  test.each(overlaps)('$row.pattern at $other.pattern', ({ row, slugs }) => {
    expect(conflictingField(row.name, slugs)).not.toBeNull();
    const owner = { tribe_slug: 'osu', tribe_state_slug: 'greater-accra', agent_slug: 'esi' };
    expect(pagePath({ ...owner, route: row.name, slug: null, template_slug: null, ...slugs })).toBeNull();
  });
});

/** The slugs with which a page of one route would have an address of the other; null when there are none. */
function overlappingSlugs(row: RouteRow, otherRow: RouteRow): TestSlugs | null {
  const otherParts = otherRow.pattern
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? 'some-record' : part));
  const parts = row.pattern.split('/').filter(Boolean);
  const isSamePart = (part: string, at: number) => part.startsWith('{') || part === otherParts[at];
  if (parts.length !== otherParts.length || !parts.every(isSamePart)) return null;
  const entries = parts.flatMap((part, at) => {
    const field = part.startsWith('{') && fieldOf(part.slice(1, -1));
    return field ? [[field, otherParts[at]]] : [];
  });
  return Object.fromEntries(entries);
}
