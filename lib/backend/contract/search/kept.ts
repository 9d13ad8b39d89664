import type { Counts } from '@/lib/backend/contract/search/count-found';
import type { IdSet } from '@/lib/backend/contract/search/id-sets';
import type { Named } from '@/lib/backend/contract/search/ranks';
import type { WordSets } from '@/lib/backend/contract/search/read-word-parts';
import type { CorrectedWords } from '@/lib/backend/contract/search/read-words';
import { remember } from '@/lib/backend/contract/search/remember';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

/** What a search finds, whatever the order and the page: the listings by id, and what is told of all of them. */
export type Selection = {
  found: IdSet;
  total: number;
  named: Named | null;
  counts: Counts;
  medians: ListingSearchResultSource['snapshot'];
};

/** What was found last, or is looked for now, by all that was asked, and the sets of listings that one condition leaves; something else, once a listing or a place changed. */
export type Kept = {
  sets: Map<string, IdSet>;
  selections: Map<string, Promise<Selection>>;
  words: Map<string, Promise<readonly WordSets[]>>;
  corrections: Map<string, Promise<CorrectedWords>>;
};

export const keepNothing = (): Kept => ({
  sets: new Map(),
  selections: new Map(),
  words: new Map(),
  corrections: new Map(),
});

/** Of a million listings one takes an eighth of a megabyte, and what words find a quarter; of a dozen words that are left out, a megabyte and a half. */
const most = 32;

/** What was found before, or is found now: once, however many ask for it at the same time. Who began may give up; then the next one looks. */
export function keep<Found>(
  kept: Map<string, Promise<Found>>,
  asked: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const finding = remember(kept, asked, (known) => known?.catch(find) ?? find(), most);
  finding.catch(() => {
    if (kept.get(asked) === finding) kept.delete(asked);
  });
  return finding;
}
