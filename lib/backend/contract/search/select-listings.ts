import type { Where } from 'payload';
import { z } from 'zod';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { countFound, listFound } from '@/lib/backend/contract/search/count-found';
import { findMedians } from '@/lib/backend/contract/search/find-medians';
import { findMisses } from '@/lib/backend/contract/search/find-misses';
import type { Followed } from '@/lib/backend/contract/search/follow-listings';
import { chosenIn } from '@/lib/backend/contract/search/groups';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import { readWordParts } from '@/lib/backend/contract/search/read-word-parts';
import type { FoundWords } from '@/lib/backend/contract/search/read-words';
import { keepSelection, type Selection } from '@/lib/backend/contract/search/selections';

const owner = z
  .object({ equals: z.number() })
  .transform(({ equals }) => equals)
  .optional();
const ownerIds = z.object({ office: owner, agent: owner });

type Asked = { search: ReadSearch; words: FoundWords; owners: Where };

/** All that a search finds, counted. */
export function selectListings(
  reading: Reading,
  followed: Followed,
  { search, words, owners }: Asked,
): Promise<Selection> {
  const { listings, selections } = followed;
  const { places, wanted, unwanted } = words;
  const name = JSON.stringify([{ ...search, words: null }, owners, wanted, unwanted, [...places]]);
  return keepSelection(selections, name, async () => {
    const parts = await readWordParts(reading, words);
    const misses = findMisses(followed, { search, words: parts, owners: ownerIds.parse(owners) });
    const found = listFound(misses);
    return {
      found,
      counts: countFound(listings, misses, found, chosenIn(search)),
      medians: findMedians(listings.columns, found),
    };
  });
}
