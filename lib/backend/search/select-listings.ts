import type { Where } from 'payload';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { countFacets } from '@/lib/backend/search/facets';
import { findMedians } from '@/lib/backend/search/medians';
import { filterListings } from '@/lib/backend/search/filter-listings';
import type { SearchIndex } from '@/lib/backend/search/search-index';
import { selectedValues } from '@/lib/backend/search/facet-groups';
import { listIds } from '@/lib/backend/search/id-set';
import { memoize, type SearchSelection } from '@/lib/backend/search/search-cache';
import { topMatchesOf } from '@/lib/backend/search/ranks';
import type { ParsedSearch } from '@/lib/backend/search/parse-search';
import { findTermMatches } from '@/lib/backend/search/match-terms';
import type { ResolvedTerms } from '@/lib/backend/search/read-words';
import { toTermSets } from '@/lib/backend/search/word-sets';

const ownerIdSchema = z
  .object({ equals: z.number() })
  .transform(({ equals }) => equals)
  .optional();
const ownerIdsSchema = z.object({ office: ownerIdSchema, agent: ownerIdSchema });

type SelectionQuery = { search: ParsedSearch; terms: ResolvedTerms; owners: Where };

/** The matching listings with their counts and medians. */
export function selectListings(
  context: ReadContext,
  index: SearchIndex,
  { search, terms, owners }: SelectionQuery,
): Promise<SearchSelection> {
  const { listings, selections, termSets: termSetCache } = index;
  const { included, excluded, placeTerms } = terms;
  const termKey = JSON.stringify([included, excluded, [...placeTerms]]);
  return memoize(selections, JSON.stringify([{ ...search, words: termKey }, owners]), async () => {
    const termSets = await memoize(termSetCache, termKey, async () =>
      (await findTermMatches(context, terms)).map((part) => toTermSets(listings, part)),
    );
    const { matches, idsWithout } = filterListings(index, { search, terms: termSets, owners: ownerIdsSchema.parse(owners) });
    const ids = listIds(matches);
    const medians = findMedians(listings.columns, ids);
    const counts = countFacets(listings, { ids, idsWithout }, selectedValues(search));
    return { found: matches, total: ids.length, topMatches: topMatchesOf(termSets), counts, medians };
  });
}
