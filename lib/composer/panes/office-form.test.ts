import { expect, it } from 'vitest';
import { officeForm } from './office-form';

it.each([
  ['office-hero', '/admin/collections/offices/3?field=heading'],
  ['rich-text', '/admin/collections/offices/3'],
  ['unknown-block', '/admin/collections/offices/3'],
])('of a chosen %s the form of its office opens at what it shows', (type, address) => {
  expect(officeForm('/admin/collections/offices/3', { id: 'a', type, version: 0, props: {} })).toBe(address);
  expect(officeForm('/admin/collections/offices/3', null)).toBe('/admin/collections/offices/3');
});
