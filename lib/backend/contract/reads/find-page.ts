import type { Where } from 'payload';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { findOwners } from '@/lib/backend/contract/reads/find-owners';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Page } from '@/lib/backend/payload-types';
import { templatesFor } from '@/lib/backend/templates/find-template';
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
async function ownedBy(reading: Reading, scope: 'office' | 'agent', slug: string | null): Promise<Where[]> {
  const owner = slug === null ? null : await findOwners(reading, { [scope]: slug });
  return owner ? [{ and: [{ scope: { equals: scope } }, owner] }] : [];
}

/** Whether there is a template that pages of a route and office stand below: those of the three names, or the office's (spec section 2). */
async function hasTemplate(
  reading: Reading,
  { route, templateSlug, tribeSlug }: PageAddress,
): Promise<boolean> {
  const fitting = templatesFor(route, await findOfficeId(reading, tribeSlug));
  if (!fitting) return false;
  const where: Where = { and: [{ slug: { equals: templateSlug } }, fitting] };
  return (await findPublic(reading, 'templates', { where, limit: 1 })).length > 0;
}

const ranks: Record<Page['scope'], number> = { agent: 2, office: 1, network: 0 };
/** Without one, only what has none is asked for: a route may have a thousand custom pages. */
const hasText = (field: string, asked: string | null): Where =>
  asked === null
    ? { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] }
    : { [field]: { equals: asked } };

/** The page at an address, in its locale: an agent's own before an office's own before the network's. */
export async function findPage(reading: Reading, locale: Locale, address: PageAddress): Promise<Page | null> {
  const { route, slug, templateSlug, tribeSlug, agentSlug } = address;
  if (!pageNameSchema.safeParse(route).success) return null;
  if (templateSlug !== null && !(await hasTemplate(reading, address))) return null;
  const conditions: Where[] = [
    { route: { equals: route } },
    {
      or: [
        { scope: { equals: 'network' } },
        ...(await ownedBy(reading, 'office', tribeSlug)),
        ...(await ownedBy(reading, 'agent', agentSlug)),
      ],
    },
    hasText('slug', slug),
    hasText('template_slug', templateSlug),
  ];
  const found = await findPublic(reading, 'pages', { where: { and: conditions }, sort: 'id', locale });
  return found.sort((a, b) => ranks[b.scope] - ranks[a.scope])[0] ?? null;
}
