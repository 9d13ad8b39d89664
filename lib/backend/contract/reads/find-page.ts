import type { Payload, Where } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Page } from '@/lib/backend/payload-types';
import { pageNameSchema } from '@/lib/routes/route-names';
import type { Locale } from '@/schemas/locale';

export type PageAddress = {
  route: string;
  /** Of a custom page. */
  slug: string | null;
  /** Of a marketing page: the first part of its address. */
  templateSlug: string | null;
  tribeSlug: string | null;
  agentSlug: string | null;
};

/** The pages of one owner; none where the address does not name it. */
function ownedBy(scope: 'office' | 'agent', slug: string | null): Where[] {
  if (slug === null) return [];
  return [{ and: [{ scope: { equals: scope } }, { [`${scope}.slug`]: { equals: slug } }] }];
}

const ranks: Record<Page['scope'], number> = { agent: 2, office: 1, network: 0 };
const matches = (stored: string | null | undefined, asked: string | null) => (stored || null) === asked;

/** The page at an address, in its locale: an agent's own before an office's own before the network's. */
export async function findPage(payload: Payload, locale: Locale, address: PageAddress): Promise<Page | null> {
  const { route, slug, templateSlug, tribeSlug, agentSlug } = address;
  if (!pageNameSchema.safeParse(route).success) return null;
  const conditions: Where[] = [
    { route: { equals: route } },
    {
      or: [{ scope: { equals: 'network' } }, ...ownedBy('office', tribeSlug), ...ownedBy('agent', agentSlug)],
    },
    ...(slug === null ? [] : [{ slug: { equals: slug } }]),
  ];
  const found = await findPublic(payload, 'pages', { where: { and: conditions }, sort: 'id', locale });
  const fitting = found.filter(
    (page) => matches(page.slug, slug) && matches(page.template_slug, templateSlug),
  );
  return fitting.sort((a, b) => ranks[b.scope] - ranks[a.scope])[0] ?? null;
}
