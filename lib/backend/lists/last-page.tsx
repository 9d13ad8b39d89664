import { redirect } from 'next/navigation';
import type { BeforeListTableServerProps } from 'payload';
import { atPage } from './real-page';

/** Shows nothing: leads from past the end of a list to its last page. Lists in drawers have no address. */
export function LastPage({ collectionConfig, data, searchParams }: BeforeListTableServerProps) {
  if (searchParams?.page === undefined || data.docs.length > 0 || data.totalDocs === 0) return null;
  redirect(`/admin/collections/${collectionConfig.slug}${atPage(searchParams, data.totalPages)}`);
}
