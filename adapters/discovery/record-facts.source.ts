import type { RecordFacts } from '@/lib/discovery/record-facts';
import {
  AgentFactsDocument,
  ListingFactsDocument,
  OfficeFactsDocument,
  PostFactsDocument,
} from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { matchRoute } from '@/lib/routes/match-route';
import { recordHomes } from '@/lib/routes/record-routes';
import type { Locale } from '@/schemas/locale';
import { toOfficeFacts } from './to-office-facts';
import { toAgentFacts, toListingFacts, toPostFacts } from './to-record-facts';

/**
 * The structured data of the record that the page at `path` is about; null for a page that is not about a
 * single record.
 */
export async function readRecordFacts(path: string, locale: Locale): Promise<RecordFacts | null> {
  const match = matchRoute(path);
  const { slug = '', agent: agentSlug = '', post: listingSlug, blog } = match?.params ?? {};
  if (listingSlug) {
    const { listing } = await queryContent(ListingFactsDocument, { slug: listingSlug });
    return listing && toListingFacts(listing);
  }
  if (blog) {
    const { post } = await queryContent(PostFactsDocument, { slug: blog, locale });
    return post && toPostFacts(post);
  }
  if (match?.row.name === recordHomes.office) {
    const { office } = await queryContent(OfficeFactsDocument, { slug });
    return office && toOfficeFacts(office);
  }
  if (match?.row.name !== recordHomes.agent) return null;
  const { agent } = await queryContent(AgentFactsDocument, { slug: agentSlug });
  return agent && toAgentFacts(agent);
}
