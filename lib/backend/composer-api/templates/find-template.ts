import type { PayloadRequest, Where } from 'payload';
import { landingTemplateNames } from '@/lib/routes/custom-routes';
import { relationId } from '../../relation-id';

type TemplatedPage = { route?: unknown; template_slug?: unknown; office?: unknown };

/**
 * Condition for the templates that pages of a route may use: three named templates for landing pages of the
 * network, its own templates for an office (spec section 2: “when the office supplies marketing page
 * templates”).
 */
export function templatesFor(route: unknown, office: number | null): Where | null {
  if (route === 'marketingCustomPage')
    return { and: [{ scope: { equals: 'network' } }, { name: { in: [...landingTemplateNames] } }] };
  if (route !== 'TribeMarketingWebsitePage' || office === null) return null;
  return { office: { equals: office } };
}

/** Finds the template of a page by its template slug; null when there is none that the page may use. */
export async function findTemplate(
  { route, template_slug: slug, office }: TemplatedPage,
  req: PayloadRequest,
) {
  const condition = templatesFor(route, relationId(office));
  if (typeof slug !== 'string' || !slug || !condition) return null;
  const { docs } = await req.payload.find({
    collection: 'templates',
    where: { and: [{ slug: { equals: slug } }, condition] },
    ...{ depth: 0, limit: 1, pagination: false, req },
  });
  return docs[0] ?? null;
}
