import type { Where } from 'payload';
import { templatesFor } from '@/lib/backend/composer-api/templates/find-template';
import { findOfficeId } from '@/lib/backend/contract/reads/offices';
import { findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import { findAgent } from '@/lib/backend/contract/reads/people';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { Page } from '@/lib/backend/payload-types';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { routesWith } from '@/lib/routes/page-slugs';
import { pageNameSchema } from '@/lib/routes/route-names';
import type { Locale } from '@/schemas/locale';

export type PageLookup = {
  route: string;
  /** Slug of a custom page. */
  slug: string | null;
  /** First path segment of a marketing page. */
  templateSlug: string | null;
  tribeSlug: string | null;
  agentSlug: string | null;
};

/** The condition for pages of one owner; none when the address does not name the owner. */
async function findOwnerConditions(
  context: ReadContext,
  scope: 'office' | 'agent',
  slug: string | null,
): Promise<Where[]> {
  const owner = slug === null ? null : await findOwnerCondition(context, { [scope]: slug });
  return owner ? [{ and: [{ scope: { equals: scope } }, owner] }] : [];
}

/**
 * Whether a template exists that pages of this route and office can use: one of the three names, or
 * one of the office (spec section 2).
 */
async function hasTemplate(
  context: ReadContext,
  { route, templateSlug, tribeSlug }: PageLookup,
): Promise<boolean> {
  const templateCondition = templatesFor(route, await findOfficeId(context, tribeSlug));
  if (!templateCondition) return false;
  const where: Where = { and: [{ slug: { equals: templateSlug } }, templateCondition] };
  return (await findPublic(context, 'templates', { where, limit: 1 })).length > 0;
}

const scopePriority: Record<Page['scope'], number> = { agent: 2, office: 1, network: 0 };
/** Condition on a text field; null matches records without the text: a route may have a thousand custom pages. */
const createTextCondition = (field: string, value: string | null): Where =>
  value === null
    ? { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] }
    : { [field]: { equals: value } };

/** The page at an address in its locale: the agent's own page before the office's before the network's. */
export async function findPage(
  context: ReadContext,
  locale: Locale,
  address: PageLookup,
): Promise<Page | null> {
  const { route, slug, templateSlug, tribeSlug, agentSlug } = address;
  if (!pageNameSchema.safeParse(route).success) return null;
  if (templateSlug !== null && !(await hasTemplate(context, address))) return null;
  const conditions: Where[] = [
    { route: { equals: route } },
    {
      or: [
        { scope: { equals: 'network' } },
        ...(await findOwnerConditions(context, 'office', tribeSlug)),
        ...(await findOwnerConditions(context, 'agent', agentSlug)),
      ],
    },
    createTextCondition('slug', slug),
    createTextCondition('template_slug', templateSlug),
  ];
  const candidates = await findPublic(context, 'pages', { where: { and: conditions }, sort: 'id', locale });
  return candidates.sort((a, b) => scopePriority[b.scope] - scopePriority[a.scope])[0] ?? null;
}

const customRoutes = [...routesWith('slug')];

/** Custom pages in menu order. */
export function findOfficePages(
  context: ReadContext,
  owner: Where,
  limit: number,
  locale?: Locale,
): Promise<Page[]> {
  const where: Where = { and: [owner, { route: { in: customRoutes } }, { slug: { exists: true } }] };
  return findPublic(context, 'pages', { where, sort: ['menu_order', 'slug', 'id'], locale, limit });
}

type PagesOwner = { office?: string | null | undefined; agent?: string | null | undefined };

/**
 * The condition for pages of an agent, of an active office or, when neither is named, of the network; null
 * when the owner does not exist.
 */
export async function findPagesOwner(
  context: ReadContext,
  { office, agent }: PagesOwner,
): Promise<Where | null> {
  if (agent) {
    const person = await findAgent(context, agent);
    return person && { agent: { equals: person.id } };
  }
  if (!office) return { scope: { equals: 'network' } };
  const id = await findOfficeId(context, office);
  return id === null ? null : { office: { equals: id } };
}
