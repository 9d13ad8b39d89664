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

/** `owner` is empty, or what the address names. */
function ownedBy(owner: 'office' | 'agent', slug: string | null): Where {
  const none: Where = { [owner]: { exists: false } };
  return slug === null ? none : { or: [none, { [`${owner}.slug`]: { equals: slug } }] };
}

const rank = ({ agent, office }: Page) => (agent ? 2 : 0) + (office ? 1 : 0);
const matches = (stored: string | null | undefined, asked: string | null) => (stored || null) === asked;

/** The page at an address, in its locale: an agent's own before an office's own before the network's. */
export async function findPage(payload: Payload, locale: Locale, address: PageAddress): Promise<Page | null> {
  const { route, slug, templateSlug, tribeSlug, agentSlug } = address;
  if (!pageNameSchema.safeParse(route).success) return null;
  const conditions: Where[] = [
    { route: { equals: route } },
    ownedBy('office', tribeSlug),
    ownedBy('agent', agentSlug),
    ...(slug === null ? [] : [{ slug: { equals: slug } }]),
  ];
  const found = await findPublic(payload, 'pages', { where: { and: conditions }, sort: 'id', locale });
  const fitting = found.filter(
    (page) => matches(page.slug, slug) && matches(page.template_slug, templateSlug),
  );
  return fitting.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}
