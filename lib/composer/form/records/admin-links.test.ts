// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { adminFormUrl, withReturnPath } from './admin-links';

const returnPathOf = (href: string) => new URL(href, 'http://localhost').searchParams.get('from');

it('admin links › return to the current page of the composer', () => {
  window.history.replaceState(null, '', '/compose/pages/7?office=osu');
  const target = { collection: 'offices', id: 3, field: 'image', locale: 'en-GH' };
  expect(adminFormUrl(target)).toMatch(/^\/admin\/collections\/offices\/3\?locale=en-GH&field=image&from=/);
  for (const href of [
    adminFormUrl(target),
    '/admin/collections/offices/3',
    '/admin/collections/pages/1?locale=en-GH',
  ])
    expect(returnPathOf(withReturnPath(href))).toBe('/compose/pages/7?office=osu');
  expect(withReturnPath('/en-GH/blog')).toBe('/en-GH/blog');
});
