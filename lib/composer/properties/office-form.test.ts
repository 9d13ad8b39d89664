import { expect, it } from 'vitest';
import { officeFormHref } from './page-scope';

it.each([
  ['office-hero', '/admin/collections/offices/3?field=heading'],
  ['rich-text', '/admin/collections/offices/3'],
  ['unknown-block', '/admin/collections/offices/3'],
])('officeFormHref › for a selected %s opens the form at the field that the block shows', (type, address) => {
  expect(officeFormHref('/admin/collections/offices/3', { id: 'a', type, version: 0, props: {} })).toBe(
    address,
  );
  expect(officeFormHref('/admin/collections/offices/3', null)).toBe('/admin/collections/offices/3');
});
