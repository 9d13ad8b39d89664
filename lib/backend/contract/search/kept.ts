import type { Counts } from '@/lib/backend/contract/search/count-found';
import type { Named } from '@/lib/backend/contract/search/ranks';
import type { WordPart } from '@/lib/backend/contract/search/read-word-parts';
import type { CorrectedWords } from '@/lib/backend/contract/search/read-words';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

/** What a search finds, whatever the order and the page: the listings by id, and what is told of all of them. */
export type Selection = {
  found: Uint32Array;
  named: Named | null;
  counts: Counts;
  medians: ListingSearchResultSource['snapshot'];
};

/** What was found last, or is looked for now, by all that was asked; something else, once a listing or a place changed. */
export type Kept = {
  selections: Map<string, Promise<Selection>>;
  words: Map<string, Promise<readonly WordPart[]>>;
  corrections: Map<string, Promise<CorrectedWords>>;
};

export const keepNothing = (): Kept => ({ selections: new Map(), words: new Map(), corrections: new Map() });

/** Of a million listings one takes four megabytes at most. */
const most = 32;

/** What was found before, or is found now: once, however many ask for it at the same time. Who began may give up; then the next one looks. */
export function keep<Found>(
  kept: Map<string, Promise<Found>>,
  asked: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const finding = kept.get(asked)?.catch(find) ?? find();
  kept.delete(asked);
  kept.set(asked, finding);
  finding.catch(() => {
    if (kept.get(asked) === finding) kept.delete(asked);
  });
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return finding;
}
