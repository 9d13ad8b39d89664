import { redirect } from 'next/navigation';
import type { BeforeListTableServerProps } from 'payload';
import { atPage } from './real-page';

type List = Pick<BeforeListTableServerProps, 'collectionSlug' | 'data' | 'searchParams'> & {
  payload: { config: { routes: { admin: string } } };
};

/** Shows nothing: leads from past the end of a list to its last page. Lists in drawers have no address. */
export function LastPage({ collectionSlug, data, payload, searchParams }: List) {
  if (searchParams?.page === undefined || data.docs.length > 0 || data.totalDocs === 0) return null;
  const { admin } = payload.config.routes;
  redirect(`${admin}/collections/${collectionSlug}${atPage(searchParams, data.totalPages)}`);
}
