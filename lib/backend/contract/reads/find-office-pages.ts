import type { Payload, Where } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Page } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

const customRoutes = ['customPage', 'marketingCustomPage', 'tribeCustomPage', 'TribeMarketingWebsitePage'];

/** Custom pages, in the order of their menu. */
export function findOfficePages(payload: Payload, owner: Where, locale?: Locale): Promise<Page[]> {
  const custom: Where = { and: [owner, { route: { in: customRoutes } }, { slug: { exists: true } }] };
  return findPublic(payload, 'pages', { where: custom, sort: ['menu_order', 'slug', 'id'], locale });
}
