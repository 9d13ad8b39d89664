import type { Where } from 'payload';
import { z } from 'zod';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { countFound } from '@/lib/backend/contract/search/count-found';
import { findMedians } from '@/lib/backend/contract/search/find-medians';
import { findSets } from '@/lib/backend/contract/search/find-sets';
import type { Followed } from '@/lib/backend/contract/search/follow-listings';
import { chosenIn } from '@/lib/backend/contract/search/groups';
import { listIds } from '@/lib/backend/contract/search/id-sets';
import { keep, type Selection } from '@/lib/backend/contract/search/kept';
import { namedIn } from '@/lib/backend/contract/search/ranks';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import { readWordParts } from '@/lib/backend/contract/search/read-word-parts';
import type { FoundWords } from '@/lib/backend/contract/search/read-words';
import { toWordSets } from '@/lib/backend/contract/search/word-sets';

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
  const { listings, selections, words: kept } = followed;
  const { wanted, unwanted, places } = words;
  const said = JSON.stringify([wanted, unwanted, [...places]]);
  return keep(selections, JSON.stringify([{ ...search, words: said }, owners]), async () => {
    const parts = await keep(kept, said, async () =>
      (await readWordParts(reading, words)).map((part) => toWordSets(listings, part)),
    );
    const { found, besides } = findSets(followed, { search, words: parts, owners: ownerIds.parse(owners) });
    const ids = listIds(found);
    const medians = findMedians(listings.columns, ids);
    const counts = countFound(listings, { ids, besides }, chosenIn(search));
    return { found, total: ids.length, named: namedIn(parts), counts, medians };
  });
}
