import 'server-only';
import { SubjectsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { SubjectSlugs } from '@/lib/publish/page-sources';
import type { Locale } from '@/schemas/locale';
import { toNames } from './to-names';

/** The page's names; null when something its route names does not exist. */
export async function readSubjectNames(
  subjects: SubjectSlugs,
  locale: Locale,
): Promise<Record<string, string> | null> {
  const { office, region, agent, listing, post } = subjects;
  const found = await queryContent(SubjectsDocument, {
    locale,
    office: office ?? '',
    withOffice: office !== undefined,
    withRegion: region !== undefined,
    agent: agent ?? '',
    withAgent: agent !== undefined,
    listing: listing ?? '',
    withListing: listing !== undefined,
    post: post ?? '',
    withPost: post !== undefined,
  });
  return toNames(found, subjects);
}
