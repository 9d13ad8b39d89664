import { expect, test } from 'vitest';
import { seenFrom } from './seen-from';

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
    `From here it leads to this office’s own: ${office}/reviews`,
  ],
  ['the home of an office', office, `From here it leads to this office’s own: ${office}/reviews`],
  ['a page of the network', '/about', 'Visitors are led on to /locations'],
  ['no page', null, 'Visitors are led on to /locations'],
])('what stands for every office, seen from %s', (_, path, told) => {
  expect(seenFrom(path, reviews)).toEqual({ note: `Stands for every office · ${told}`, warning: null });
});

test('what all have leads from an office to its own, and from the network to where it stands', () => {
  const own = `From here it leads to this office’s own: ${office}/contact-us`;
  expect(seenFrom(office, contact).note).toBe(`/contact-us · ${own}`);
  expect(seenFrom('/about', contact)).toEqual({ note: '/contact-us', warning: null });
});

test('what stands for itself is told the same everywhere', () => {
  expect(seenFrom(office, about)).toEqual({ note: '/about', warning: null });
});

test('what no link can lead to is told so from everywhere', () => {
  const nowhere = {
    kind: 'page' as const,
    note: 'Stands for every listing',
    warning: 'a link to it leads nowhere',
    address: null,
  };
  expect(seenFrom(office, nowhere)).toEqual({ note: nowhere.note, warning: nowhere.warning });
});

test('an article leads from an office to the office’s own blog, an office to itself', () => {
  const post = { kind: 'post' as const, note: 'Guides', warning: null, address: '/blog/sell-well' };
  expect(seenFrom('/about', post).note).toBe('Guides · /blog/sell-well');
  expect(seenFrom(office, post).note).toBe(
    `Guides · /blog/sell-well · From here it leads to this office’s own: ${office}/blog/sell-well`,
  );
  const other = {
    kind: 'office' as const,
    note: 'Osu',
    warning: null,
    address: '/locations/greater-accra/osu',
  };
  expect(seenFrom(office, other).note).toBe('Osu · /locations/greater-accra/osu');
});
