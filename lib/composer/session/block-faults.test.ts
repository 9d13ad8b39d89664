import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { malformedFields } from './block-faults';

const office = '/locations/greater-accra/osu/food-businesses-in-osu';
const grid = (bind: object) =>
  openDocument([{ id: 'a', type: 'listing-grid', version: 0, props: { heading: 'For sale' }, bind }]);
const stored = grid({ source: 'listings', query: {} });
const heldOf = (bind: object, path = office) => malformedFields(grid(bind), stored, path);

it.each([
  ['what is asked is half typed', { source: 'listings', query: { limit: 'man' } }],
  ['there is no such source', { source: 'nowhere', query: {} }],
  ['a record is named by a word', { source: 'listings', query: { office: 'osu' } }],
  ['the page is about no such record', { source: 'listings', query: { similarTo: 'current' } }],
])('a source waits on the screen while %s', (_what, bind) => {
  expect(heldOf(bind)).toEqual([{ id: 'a', path: ['bind'] }]);
});

it('a source that can be asked is sent', () => {
  expect(heldOf({ source: 'listings', query: { office: 'current', limit: 4 } })).toEqual([]);
});
