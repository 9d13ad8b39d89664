import type { PayloadRequest, Where } from 'payload';
import { landingTemplateNames } from '@/lib/routes/custom-routes';
import { relationId } from '../relation-id';

type Made = { route?: unknown; template_slug?: unknown; office?: unknown };

/** Which templates pages of a route may be made from: the network's landing pages from those of three names, an office's from its own alone (spec section 2: “when the office supplies marketing page templates”). */
export function templatesFor(route: unknown, office: number | null): Where | null {
  if (route === 'marketingCustomPage')
    return { and: [{ scope: { equals: 'network' } }, { name: { in: [...landingTemplateNames] } }] };
  if (route !== 'TribeMarketingWebsitePage' || office === null) return null;
  return { office: { equals: office } };
}

/** The template by whose address a page's begins; null when there is none that it may be made from. */
export async function findTemplate({ route, template_slug: slug, office }: Made, req: PayloadRequest) {
  const fitting = templatesFor(route, relationId(office));
  if (typeof slug !== 'string' || !slug || !fitting) return null;
  const { docs } = await req.payload.find({
    collection: 'templates',
    where: { and: [{ slug: { equals: slug } }, fitting] },
    ...{ depth: 0, limit: 1, pagination: false, req },
  });
  return docs[0] ?? null;
}
