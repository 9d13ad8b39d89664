import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { hasDataFor, pendingBlocks } from './refresh-page-data';

const grid = (id: string, office: string) => ({
  ...{ id, type: 'listing-grid', version: 0, props: {} },
  bind: { source: 'listings', office },
});
const text = { id: 'text', type: 'rich-text', version: 0, props: { text: 'a' } };

it('pending blocks › include bound blocks whose data was not loaded or belongs to another binding', () => {
  const loaded = openDocument([text, grid('there', '1'), grid('turned', '1')]);
  const current = openDocument([
    { ...text, props: { text: 'b' } },
    grid('there', '1'),
    grid('turned', '2'),
    grid('new', '1'),
  ]);
  expect(pendingBlocks(current, loaded)).toEqual(['turned', 'new']);
  expect(hasDataFor(current, loaded)).toBe(false);
  expect(pendingBlocks(current, current)).toEqual([]);
  expect(hasDataFor(current, current)).toBe(true);
});

it('pending blocks › exclude an unbound block even if a linked record is not loaded', () => {
  const pictured = { ...text, props: { link: { page: 4 } } };
  const [current, loaded] = [openDocument([pictured]), openDocument([text])];
  expect(hasDataFor(current, loaded)).toBe(false);
  expect(pendingBlocks(current, loaded)).toEqual([]);
});
