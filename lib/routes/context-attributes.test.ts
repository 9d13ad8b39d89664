import { expect, test } from 'vitest';
import { contextAttributes } from './context-attributes';
import { matchRoute } from './match-route';
import { routeTable } from './route-table';

test.each([
  ['/', { office: '' }],
  ['/locations', { office: '' }],
  ['/locations/greater-accra', { office: '' }],
  ['/locations/greater-accra/osu', { office: 'greater-accra/osu' }],
  ['/locations/greater-accra/osu/sell-a-business/seller-faq', { office: 'greater-accra/osu' }],
  ['/locations/greater-accra/osu/some/page', { office: 'greater-accra/osu' }],
  ['/locations/greater-accra/osu/listings/bakery', { office: 'greater-accra/osu', preservesContext: true }],
  ['/locations/greater-accra/osu/blog/why', { office: 'greater-accra/osu', preservesContext: true }],
  ['/agents/ama', { office: '', agent: 'ama' }],
  ['/agents/ama/listings/cold-store', { office: '', agent: 'ama' }],
  ['/blog', {}],
  ['/agents', { office: '' }],
  ['/find-an-agent', { office: '' }],
  ['/locations/greater-accra/osu/our-agents', { office: 'greater-accra/osu' }],
  ['/resources', {}],
])('of %s', (path, marks) => {
  const match = matchRoute(path);
  expect(match && contextAttributes(match)).toEqual(marks);
});

test('only a route without scrolling sets isScrollPreserved', () => {
  const [row] = routeTable.filter(({ name }) => name === 'Blog');
  if (!row) throw new Error('There is no blog');
  expect(contextAttributes({ row: { ...row, noScroll: true }, params: {} })).toEqual({
    isScrollPreserved: true,
  });
  expect(contextAttributes({ row, params: {} })).toEqual({});
});
