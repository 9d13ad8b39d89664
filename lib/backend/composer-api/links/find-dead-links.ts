import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { type DeadLink, type DeadLinksQuery, MAX_DEAD_LINKS } from '@/schemas/composing/links';
import { localeSchema } from '@/schemas/locale';
import type { DraftLink, VisitorView } from './draft-link';
import { findDeadAddresses } from './find-dead-addresses';
import { findDeadRecords } from './find-dead-records';
import { findLinks } from './find-links';

/**
 * Finds the broken links of the newest draft in each of its languages: links to records that visitors do not
 * see, links to addresses of this site without a page, and missing pictures. Each is listed once for each
 * position, up to a maximum. Null when the document does not exist or is not accessible.
 */
export async function findDeadLinks(
  query: DeadLinksQuery,
  req: PayloadRequest,
  visitorView: VisitorView,
): Promise<DeadLink[] | null> {
  const links = await readLinks(query, req);
  if (!links) return null;
  const toRecords = links.flatMap(({ to, ...link }) => ('record' in to ? { ...link, ...to } : []));
  const toAddresses = links.flatMap(({ to, ...link }) => ('address' in to ? { ...link, ...to } : []));
  const dead = [
    ...(await findDeadRecords(toRecords, query, req, visitorView)),
    ...(await findDeadAddresses(toAddresses, query, visitorView)),
  ];
  return [...new Map(dead.map((link) => [JSON.stringify(link), link])).values()].slice(0, MAX_DEAD_LINKS);
}

const draftSchema = z.looseObject({ blocks: z.record(z.string(), z.array(z.unknown()).nullish()).nullish() });

async function readLinks(
  { collection, id }: DeadLinksQuery,
  req: PayloadRequest,
): Promise<DraftLink[] | null> {
  const found = await req.payload.findByID({
    ...{ collection, id, depth: 0, draft: true, locale: 'all', disableErrors: true },
    ...{ select: { blocks: true }, overrideAccess: false, user: req.user, req },
  });
  if (!found) return null;
  return Object.entries(draftSchema.parse(found).blocks ?? {}).flatMap(([written, nodes]) => {
    const language = localeSchema.safeParse(written).data;
    return language ? findLinks(nodes ?? []).map((link) => ({ ...link, language })) : [];
  });
}
