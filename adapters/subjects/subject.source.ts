import 'server-only';
import { SubjectsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { KnownSubjects, SubjectSlugs } from '@/lib/publish/page-sources';
import type { Locale } from '@/schemas/locale';
import { toNames } from './to-names';
import { toOwner } from './to-owner';

/** The page's names, and whose its listing is; null when something its route names does not exist. */
export async function readSubjects(subjects: SubjectSlugs, locale: Locale): Promise<KnownSubjects | null> {
  const { office, region, agent, listing, post } = subjects;
  const found = await queryContent(SubjectsDocument, {
    locale,
    office: office ?? '',
    withOffice: office !== undefined,
    region: region ?? '',
    withRegion: region !== undefined,
    agent: agent ?? '',
    withAgent: agent !== undefined,
    listing: listing ?? '',
    withListing: listing !== undefined,
    post: post ?? '',
    withPost: post !== undefined,
  });
  const names = toNames(found, subjects);
  return names && { names, owner: toOwner(found), region: found.office?.state_slug ?? null };
}
