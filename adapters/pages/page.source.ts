import { PageByRouteDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { PageRecordQuery } from '@/lib/publish/page-sources';
import type { Page } from '@/schemas/page';
import { toPage } from './to-page';

/**
 * The published page of a route: the page of the agent or office, otherwise the standard page of the network;
 * null when there is none.
 */
export async function readPage({
  route,
  locale,
  slug,
  template,
  office,
  agent,
}: PageRecordQuery): Promise<Page | null> {
  const { page } = await queryContent(PageByRouteDocument, {
    route,
    locale,
    slug: slug ?? null,
    template: template ?? null,
    office: office ?? null,
    agent: agent ?? null,
  });
  return page && toPage(page);
}
