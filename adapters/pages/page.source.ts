import 'server-only';
import { PageByRouteDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { PageAsked } from '@/lib/publish/page-sources';
import type { Page } from '@/schemas/page';
import { toPage } from './to-page';

/** The published page for a route: an agent's or office's own before the network's standard page; null when there is none. */
export async function readPage({
  route,
  locale,
  slug,
  template,
  office,
  agent,
}: PageAsked): Promise<Page | null> {
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
