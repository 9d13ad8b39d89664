import { expect, test } from 'vitest';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import type { JsonObject } from '@/schemas/json';
import { findBindingIssue } from './binding-issue';

const issueOf = (type: string, source: string, query: JsonObject, provided: readonly string[] | null) =>
  findBindingIssue(
    { id: 'a', type, version: 0, props: {}, bind: { source, query } },
    bindingEntries,
    provided && new Set(provided),
  );

test.each([
  ['listing-grid', 'offices', {}, null, 'This block cannot use this content source: choose “Listings”'],
  ['faq', 'offices', {}, null, 'This block cannot use this content source: enter it manually'],
  [
    'hero',
    'constructor',
    {},
    null,
    'This block cannot use this content source: choose “A blog post”, “A region” or “Valuation multiples”',
  ],
  ['listing-grid', 'listings', { limit: -1 }, null, /^Maximum: /],
  ['listing-grid', 'listings', { kind: { length: { toString: 0 } } }, null, /read/],
  ['office-hero', 'office', { slug: 'osu' }, [], 'Choose the office from the list, or the page’s own'],
  ['office-hero', 'office', { slug: { agent: 12 } }, [], /Choose the office/],
  ['office-hero', 'office', {}, [], /not the page of an office, .*: choose “A specific office”$/],
  ['office-hero', 'office', { slug: 'current' }, ['region'], /not the page of an office/],
  [
    'listing-grid',
    'listings',
    { similarTo: 'current' },
    ['office'],
    /not the page of a listing, .*: choose “A specific listing” or “Any listing”$/,
  ],
])('%s bound to %s %o on a page of %o has an issue', (type, source, query, provided, expected) => {
  expect(issueOf(type, source, query, provided)).toMatch(expected);
});

test.each([
  ['office-hero', 'office', {}, ['office', 'region']],
  ['office-hero', 'office', { slug: { office: 12 } }, []],
  ['office-hero', 'office', {}, null],
  ['listing-grid', 'listings', { office: 'current' }, ['office']],
  ['listing-grid', 'listings', {}, []],
])('%s bound to %s %o on a page of %o is valid', (type, source, query, provided) => {
  expect(issueOf(type, source, query, provided)).toBeNull();
});
