import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComposeCell, NewPageLink } from './compose-links';

test('the way to the composer stands in rows of lists, and nothing where Payload draws the cell without one', () => {
  const inList = { collectionSlug: 'pages', rowData: { id: 7 } } as const;
  expect(renderToStaticMarkup(<ComposeCell {...inList} />)).toContain('href="/compose/record/7"');
  expect(renderToStaticMarkup(<ComposeCell {...inList} />)).toContain('href="/admin/collections/pages/7"');
  expect(renderToStaticMarkup(<ComposeCell collectionSlug="pages" />)).toBe('');
});

test('a new page is begun in one place; the network alone is led to the form of other kinds', () => {
  const member = { id: 1, collection: 'staff', offices: [] } as const;
  const drawn = (role: 'office-editor' | 'network-editor') =>
    renderToStaticMarkup(<NewPageLink {...JSON.parse(JSON.stringify({ user: { ...member, role } }))} />);
  expect(drawn('office-editor')).toMatch(/^<p[^>]*><a [^>]*href="\/compose\/new">New page<\/a><\/p>$/);
  expect(drawn('network-editor')).toContain('href="/admin/collections/pages/create"');
});
