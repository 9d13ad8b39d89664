import { expect, test } from 'vitest';
import { findRedirectErrorTarget } from '@/lib/next-adapter/redirect-error';
import { LastPageRedirect } from './last-page-redirect';

const payload = { config: { routes: { admin: '/office' } } };

/** The redirect target of a list with 12 pages at the given page; null without a redirect. */
function redirectTargetOf(page: string | undefined, docs: unknown[]): string | null {
  const data = { docs, totalDocs: 120, totalPages: 12 };
  try {
    LastPageRedirect({
      collectionSlug: 'pages',
      data,
      payload,
      searchParams: page ? { page, search: 'osu' } : {},
    });
    return null;
  } catch (error) {
    const target = findRedirectErrorTarget(error);
    if (target === null) throw error;
    return target;
  }
}

test('last page of a list › redirects from a page past the end to the last page under the admin route', () => {
  expect(redirectTargetOf('99', [])).toBe('/office/collections/pages?page=12&search=osu');
  expect(redirectTargetOf('12', [{ id: 1 }])).toBeNull();
  expect(redirectTargetOf(undefined, [])).toBeNull();
});
