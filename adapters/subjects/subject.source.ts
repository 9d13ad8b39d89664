import { SubjectsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { SubjectDetails, SubjectSlugs } from '@/lib/publish/page-sources';
import type { Locale } from '@/schemas/locale';
import { toNames } from './to-names';
import { toOwner } from './to-owner';

/** The names of the page, and the owner of its listing; null when a record of its route does not exist. */
export async function readSubjects(subjects: SubjectSlugs, locale: Locale): Promise<SubjectDetails | null> {
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
