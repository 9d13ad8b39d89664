import { redirect } from 'next/navigation';
import type { BeforeListTableServerProps } from 'payload';
import { withPage } from './list-query';

type LastPageRedirectProps = Pick<BeforeListTableServerProps, 'collectionSlug' | 'data' | 'searchParams'> & {
  payload: { config: { routes: { admin: string } } };
};

/**
 * Renders nothing: redirects from a page past the end of a list to its last page. Lists in drawers have no
 * address and are skipped.
 */
export function LastPageRedirect({ collectionSlug, data, payload, searchParams }: LastPageRedirectProps) {
  if (searchParams?.page === undefined || data.docs.length > 0 || data.totalDocs === 0) return null;
  const { admin } = payload.config.routes;
  redirect(`${admin}/collections/${collectionSlug}${withPage(searchParams, data.totalPages)}`);
}
