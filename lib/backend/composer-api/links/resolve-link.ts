import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';
import { pageSlugs } from '@/lib/routes/page-slugs';
import { recordOf } from '@/lib/routes/record-routes';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { LedTo } from '@/schemas/composing/links';
import { findSubject } from '../preview/find-subject';

/**
 * Finds the link target at a path (without the language): a record or page that visitors see there. Null
 * when there is none, and for pages that a link cannot reference.
 */
export async function resolveLink(path: string, req: PayloadRequest): Promise<LedTo | null> {
  const match = matchRoute(path);
  if (!match || match.row.redirect) return null;
  const kind = recordOf(match.row.name);
  const slug = kind && routeSubjects(match)[kind];
  if (!kind || slug === undefined) return findPage(match, req);
  const record = await findSubject(kind, { chosen: {}, slug, offices: [], isNeeded: false }, req);
  return record && { kind, id: record.id, name: record.name };
}

const pageSchema = z.object({ id: z.number(), title: z.string() });

/** Finds the published page of the owner in the path. */
async function findPage(match: RouteMatch, { payload, locale }: PayloadRequest): Promise<LedTo | null> {
  const { office, agent } = routeSubjects(match);
  const { slug, template } = pageSlugs(match);
  const owner: Where = office
    ? { 'office.slug': { equals: office } }
    : agent
      ? { 'agent.slug': { equals: agent } }
      : { scope: { equals: 'network' } };
  const where: Where[] = [
    { route: { equals: match.row.name } },
    owner,
    ...(slug ? [{ slug: { equals: slug } }] : []),
    ...(template ? [{ template_slug: { equals: template } }] : []),
  ];
  const { docs } = await payload.find({
    ...{ collection: 'pages', where: { and: where }, depth: 0, limit: 1, pagination: false },
    ...{ select: { title: true }, overrideAccess: false, locale },
  });
  const page = pageSchema.safeParse(docs[0]).data;
  return page ? { kind: 'page', id: page.id, name: page.title } : null;
}
