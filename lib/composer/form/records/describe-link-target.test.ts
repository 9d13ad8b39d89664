import { expect, test } from 'vitest';
import { describeLinkTarget } from './describe-link-target';

const about = { kind: 'page' as const, note: '/about', warning: null, address: '/about' };
const reviews = {
  kind: 'page' as const,
  note: 'Stands for every office',
  warning: null,
  address: '/reviews',
};
const contact = { kind: 'page' as const, note: '/contact-us', warning: null, address: '/contact-us' };
const office = '/locations/ashanti/adum';

test.each([
  [
    'a page of an office',
    `${office}/kumasi-landing`,
    `On this page it links to this office’s own: ${office}/reviews`,
  ],
  ['the home of an office', office, `On this page it links to this office’s own: ${office}/reviews`],
  ['a page of the network', '/about', 'Redirects to /locations'],
  ['no page', null, 'Redirects to /locations'],
])('describeLinkTarget › a page that exists for every office, linked from %s', (_, path, destination) => {
  expect(describeLinkTarget(path, reviews)).toEqual({
    note: `Stands for every office · ${destination}`,
    warning: null,
  });
});

test("describeLinkTarget › a shared page leads to the office's own one from an office, and to itself from the network", () => {
  const own = `On this page it links to this office’s own: ${office}/contact-us`;
  expect(describeLinkTarget(office, contact).note).toBe(`/contact-us · ${own}`);
  expect(describeLinkTarget('/about', contact)).toEqual({ note: '/contact-us', warning: null });
});

test('describeLinkTarget › an ordinary page has the same note everywhere', () => {
  expect(describeLinkTarget(office, about)).toEqual({ note: '/about', warning: null });
});

test('describeLinkTarget › a page that cannot be linked has the same warning everywhere', () => {
  const nowhere = {
    kind: 'page' as const,
    note: 'Stands for every listing',
    warning: 'a link to it leads nowhere',
    address: null,
  };
  expect(describeLinkTarget(office, nowhere)).toEqual({ note: nowhere.note, warning: nowhere.warning });
});

test("describeLinkTarget › a blog post leads to the office's own blog from an office; an office leads to itself", () => {
  const post = { kind: 'post' as const, note: 'Guides', warning: null, address: '/blog/sell-well' };
  expect(describeLinkTarget('/about', post).note).toBe('Guides · /blog/sell-well');
  expect(describeLinkTarget(office, post).note).toBe(
    `Guides · /blog/sell-well · On this page it links to this office’s own: ${office}/blog/sell-well`,
  );
  const otherOffice = {
    kind: 'office' as const,
    note: 'Osu',
    warning: null,
    address: '/locations/greater-accra/osu',
  };
  expect(describeLinkTarget(office, otherOffice).note).toBe('Osu · /locations/greater-accra/osu');
});
