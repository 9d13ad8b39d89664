import { RecordMetaDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { RecordDescription, SubjectSlugs } from '@/lib/publish/page-sources';
import type { Locale } from '@/schemas/locale';

/** The search engine metadata that the listing, post or office of the page defines itself. */
export async function readRecordDescription(
  { office, listing, post }: SubjectSlugs,
  locale: Locale,
): Promise<RecordDescription> {
  const found = await queryContent(RecordMetaDocument, {
    locale,
    office: office ?? '',
    withOffice: office !== undefined && listing === undefined && post === undefined,
    listing: listing ?? '',
    withListing: listing !== undefined,
    post: post ?? '',
    withPost: post !== undefined,
  });
  const summary = found.listing?.summary ?? found.post?.excerpt ?? found.office?.meta_description;
  return { title: found.office?.meta_title ?? null, summary: summary ?? null };
}
