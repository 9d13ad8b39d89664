import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComposeCell, NewPageLink } from './compose-links';

test('compose cell › links to the composer and the settings form in list rows, and renders nothing without a row', () => {
  const inList = { collectionSlug: 'pages', rowData: { id: 7 } } as const;
  expect(renderToStaticMarkup(<ComposeCell {...inList} />)).toContain('href="/compose/record/7"');
  expect(renderToStaticMarkup(<ComposeCell {...inList} />)).toContain('href="/admin/collections/pages/7"');
  expect(renderToStaticMarkup(<ComposeCell collectionSlug="pages" />)).toBe('');
});

test('new page link › leads to the composer; only network staff see the form for standard pages as well', () => {
  const member = { id: 1, collection: 'staff', offices: [] } as const;
  const renderLink = (role: 'office-editor' | 'network-editor') =>
    renderToStaticMarkup(<NewPageLink {...JSON.parse(JSON.stringify({ user: { ...member, role } }))} />);
  expect(renderLink('office-editor')).toMatch(/^<p[^>]*><a [^>]*href="\/compose\/new">New page<\/a><\/p>$/);
  expect(renderLink('network-editor')).toContain('href="/admin/collections/pages/create"');
});
