// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { formAddress, withWayBack } from './form-address';

const backFrom = (href: string) => new URL(href, 'http://localhost').searchParams.get('from');

it('the way back is where somebody is, whichever form they are led to', () => {
  window.history.replaceState(null, '', '/compose/pages/7?office=osu');
  const asked = { collection: 'offices', id: 3, field: 'image', locale: 'en-GH' };
  expect(formAddress(asked)).toMatch(/^\/admin\/collections\/offices\/3\?locale=en-GH&field=image&from=/);
  for (const href of [
    formAddress(asked),
    '/admin/collections/offices/3',
    '/admin/collections/pages/1?locale=en-GH',
  ])
    expect(backFrom(withWayBack(href))).toBe('/compose/pages/7?office=osu');
  expect(withWayBack('/en-GH/blog')).toBe('/en-GH/blog');
});
