import type { Languages } from '../i18n/read-enabled-locales.ts';
import type { FinishedPage } from '../page-store/finished-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { addressOfPage } from './shared-page.ts';

/** Of so many pages, the ones asked for last, it is looked whether they are out of date. */
const mostLookedAt = 500;
/** For each part of its time that the thread behind spends at this, it has so many for visitors. */
const partsForVisitors = 3;
/** What is renewed in one go is told in several pieces, in ms. */
const moment = 50;
/** While the thread behind is another, or has much to do, in ms. */
const later = 1_000;

type Parts = {
  store: Pick<PageStore, 'newest'>;
  languages: Languages;
  /** Ends when it is made, or cannot be: false where nobody could be asked just now. */
  remake: (address: string) => Promise<boolean>;
};

/**
 * Has pages that a change has put out of date made anew before somebody comes for them, one after the other and each once: whoever has
 * changed an office and looks, or is the first visitor after that, reads what is true now. @returns what says that something was renewed.
 */
export function remakeKnown({ store, languages, remake }: Parts): () => void {
  const tried = new WeakSet<FinishedPage>();
  let next: NodeJS.Timeout | undefined;
  const goOn = async () => {
    const isStale = ([, page]: [string, FinishedPage]) => !tried.has(page) && stateOf(page) === 'stale';
    const found = store.newest(mostLookedAt).find(isStale);
    if (!found) {
      next = undefined;
      return;
    }
    const [key, page] = found;
    const begun = performance.now();
    const isTried = await remake(addressOfPage(key, languages)).catch(() => true);
    if (isTried) tried.add(page);
    wait(isTried ? Math.max(moment, partsForVisitors * (performance.now() - begun)) : later);
  };
  const wait = (time: number) => {
    next = setTimeout(() => void goOn(), time).unref();
  };
  return () => {
    if (next === undefined) wait(moment);
  };
}
