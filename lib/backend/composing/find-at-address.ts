import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';
import { pageSlugs } from '@/lib/routes/page-slugs';
import { recordOf } from '@/lib/routes/record-routes';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { LedTo } from '@/schemas/composing/links';
import { findSubject } from './find-subject';

/** What visitors find at a path below the language, as a link can be made to it; null for nothing, and for a page that no link can name. */
export async function findAtAddress(path: string, req: PayloadRequest): Promise<LedTo | null> {
  const match = matchRoute(path);
  if (!match || match.row.redirect) return null;
  const kind = recordOf(match.row.name);
  const slug = kind && routeSubjects(match)[kind];
  if (!kind || slug === undefined) return findPage(match, req);
  const found = await findSubject(kind, { chosen: {}, slug, offices: [], isNeeded: false }, req);
  return found && { kind, id: found.id, name: found.name };
}

const foundSchema = z.object({ id: z.number(), title: z.string() });

/** A page that stands for many owners has no address of its own. */
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
  const page = foundSchema.safeParse(docs[0]).data;
  return page ? { kind: 'page', id: page.id, name: page.title } : null;
}
