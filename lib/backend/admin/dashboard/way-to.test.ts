import { expect, test } from 'vitest';
import { editorUrl } from './admin-links';

const screen = { admin: '/admin', locale: 'fr-CA' };

test('editorUrl › returns the composer URL with the locale for pages, otherwise the form URL', () => {
  expect(editorUrl('pages', 7, screen)).toBe('/compose/record/7?locale=fr-CA');
  expect(editorUrl('listings', 7, screen)).toBe('/admin/collections/listings/7');
});
