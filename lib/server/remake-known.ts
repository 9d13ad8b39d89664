import type { Languages } from '../i18n/read-enabled-locales.ts';
import type { FinishedPage } from '../page-store/finished-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { addressOfPage } from './shared-page.ts';

/** Of so many pages, the ones asked for last, it is looked whether they are out of date. */
const mostLookedAt = 500;
/** So many are made anew in a round, and so long it takes until the next, in ms: visitors have most of the time. */
const mostAtOnce = 10;
const pause = 1_000;
/** What is renewed in one go is told in several pieces, in ms. */
const moment = 50;

type Parts = {
  store: Pick<PageStore, 'newest'>;
  languages: Languages;
  remake: (address: string) => void;
};

/**
 * Has pages that a change has put out of date made anew before somebody comes for them, each once: whoever has changed an office and
 * looks, or is the first visitor after that, reads what is true now. @returns what says that something was renewed.
 */
export function remakeKnown({ store, languages, remake }: Parts): () => void {
  const tried = new WeakSet<FinishedPage>();
  let next: NodeJS.Timeout | undefined;
  const goOn = () => {
    next = undefined;
    const stale = store
      .newest(mostLookedAt)
      .filter(([, page]) => !tried.has(page) && stateOf(page) === 'stale');
    for (const [key, page] of stale.slice(0, mostAtOnce)) {
      tried.add(page);
      remake(addressOfPage(key, languages));
    }
    if (stale.length > mostAtOnce) wait(pause);
  };
  const wait = (time: number) => {
    if (next === undefined) next = setTimeout(goOn, time).unref();
  };
  return () => wait(moment);
}
