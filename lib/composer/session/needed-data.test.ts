import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { awaitedIn, isFilledFor } from './needed-data';

const grid = (id: string, office: string) => ({
  ...{ id, type: 'listing-grid', version: 0, props: {} },
  bind: { source: 'listings', office },
});
const text = { id: 'text', type: 'rich-text', version: 0, props: { text: 'a' } };

it('a block waits for its source where that has not been asked, or another one was', () => {
  const of = openDocument([text, grid('there', '1'), grid('turned', '1')]);
  const now = openDocument([
    { ...text, props: { text: 'b' } },
    grid('there', '1'),
    grid('turned', '2'),
    grid('new', '1'),
  ]);
  expect(awaitedIn(now, of)).toEqual(['turned', 'new']);
  expect(isFilledFor(now, of)).toBe(false);
  expect(awaitedIn(now, now)).toEqual([]);
  expect(isFilledFor(now, now)).toBe(true);
});

it('a block without a source waits for none, though what it links to is still to be fetched', () => {
  const pictured = { ...text, props: { link: { page: 4 } } };
  const [now, of] = [openDocument([pictured]), openDocument([text])];
  expect(isFilledFor(now, of)).toBe(false);
  expect(awaitedIn(now, of)).toEqual([]);
});
