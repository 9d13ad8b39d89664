import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { type DeadLink, type DeadLinksQuestion, mostDeadLinks } from '@/schemas/composing/links';
import { localeSchema } from '@/schemas/locale';
import type { DraftLink, SeenByVisitors } from './draft-link';
import { findLinks } from './find-links';
import { tellAddresses } from './tell-addresses';
import { tellRecords } from './tell-records';

/**
 * The links of the newest draft, in each of its languages, that lead visitors nowhere: to a record that they do not see, or to an address of this
 * site at which nothing stands; and the pictures that are gone; each once in a place, and the first of very many. Null for what is not there, or not theirs who ask.
 */
export async function findDeadLinks(
  asked: DeadLinksQuestion,
  req: PayloadRequest,
  seen: SeenByVisitors,
): Promise<DeadLink[] | null> {
  const links = await readLinks(asked, req);
  if (!links) return null;
  const toRecords = links.flatMap(({ to, ...link }) => ('record' in to ? { ...link, ...to } : []));
  const toAddresses = links.flatMap(({ to, ...link }) => ('address' in to ? { ...link, ...to } : []));
  const dead = [
    ...(await tellRecords(toRecords, asked, req, seen)),
    ...(await tellAddresses(toAddresses, asked, seen)),
  ];
  return [...new Map(dead.map((link) => [JSON.stringify(link), link])).values()].slice(0, mostDeadLinks);
}

const draftSchema = z.looseObject({ blocks: z.record(z.string(), z.array(z.unknown()).nullish()).nullish() });

async function readLinks(
  { collection, id }: DeadLinksQuestion,
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
