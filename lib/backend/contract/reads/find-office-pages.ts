import type { Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Page } from '@/lib/backend/payload-types';
import { routesWith } from '@/lib/routes/page-slugs';
import type { Locale } from '@/schemas/locale';

const customRoutes = [...routesWith('slug', ['network', 'office'])];

/** Custom pages, in the order of their menu. */
export function findOfficePages(
  reading: Reading,
  owner: Where,
  locale?: Locale,
  limit: number = listSizes['Query.websitePages'],
): Promise<Page[]> {
  const custom: Where = { and: [owner, { route: { in: customRoutes } }, { slug: { exists: true } }] };
  return findPublic(reading, 'pages', { where: custom, sort: ['menu_order', 'slug', 'id'], locale, limit });
}
