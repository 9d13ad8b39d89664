import { expect, test } from 'vitest';
import { formatEditorUrl } from './admin-links';

const screen = { admin: '/admin', locale: 'fr-CA' };

test('formatEditorUrl › returns the composer URL with the locale for pages, otherwise the form URL', () => {
  expect(formatEditorUrl('pages', 7, screen)).toBe('/compose/record/7?locale=fr-CA');
  expect(formatEditorUrl('listings', 7, screen)).toBe('/admin/collections/listings/7');
});
