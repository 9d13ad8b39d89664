import { getURLFromRedirectError } from 'next/dist/client/components/redirect';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import { expect, test } from 'vitest';
import { LastPage } from './last-page';

const payload = { config: { routes: { admin: '/office' } } };

/** Where a list of 12 pages leads when it is asked for at one. */
function leadsTo(page: string | undefined, docs: unknown[]): string | null {
  const data = { docs, totalDocs: 120, totalPages: 12 };
  try {
    LastPage({ collectionSlug: 'pages', data, payload, searchParams: page ? { page, search: 'osu' } : {} });
    return null;
  } catch (error) {
    if (!isRedirectError(error)) throw error;
    return getURLFromRedirectError(error);
  }
}

test('a list past its end leads to its last page, where the screens are', () => {
  expect(leadsTo('99', [])).toBe('/office/collections/pages?page=12&search=osu');
  expect(leadsTo('12', [{ id: 1 }])).toBeNull();
  expect(leadsTo(undefined, [])).toBeNull();
});
