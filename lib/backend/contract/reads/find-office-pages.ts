import type { Where } from 'payload';
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
  limit: number,
  locale?: Locale,
): Promise<Page[]> {
  const custom: Where = { and: [owner, { route: { in: customRoutes } }, { slug: { exists: true } }] };
  return findPublic(reading, 'pages', { where: custom, sort: ['menu_order', 'slug', 'id'], locale, limit });
}
