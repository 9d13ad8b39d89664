import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Languages } from '../i18n/read-enabled-locales.ts';
import type { FinishedPage } from '../page-store/finished-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { sendPage } from './send-page.ts';
import { addressOfPage, keyOfSharedPage } from './shared-page.ts';

/** How often at most a page that is out of date is asked for again, in ms. */
const remakeAfter = 1_000;

/** When Next was last asked to make a page anew that is out of date. */
const askedAt = new WeakMap<FinishedPage, number>();

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => Answered | Promise<Answered>;
/** As what a page was sent; null when none was. */
type Answered = 'hit' | 'stale' | null;

/** What answers with a finished page, if there is one to be shown; else Next is to be asked. At once when it is in memory. */
export function answerFrom(
  store: PageStore,
  languages: Languages,
  remake: (address: string) => void,
): Answer {
  /** Unless another process of the same folder has made it meanwhile. */
  const renew = async (key: string) => {
    const found = await store.reread(key);
    if (!found || stateOf(found) !== 'fresh') remake(addressOfPage(key, languages));
  };
  return (request, response, id) => {
    const key = keyOfSharedPage(request, languages);
    if (key === null) return null;
    const show = (page: FinishedPage): Answered => {
      const state = stateOf(page);
      if (state === 'gone') return null;
      sendPage(request, response, page, { as: state, id });
      if (state === 'stale' && isToBeRemade(page)) renew(key).catch(console.error);
      return state === 'fresh' ? 'hit' : 'stale';
    };
    const page = store.peek(key);
    const answered = page ? show(page) : null;
    if (answered) return answered;
    // Another process of the same folder may have made it meanwhile.
    return store.reread(key).then((found) => (found && found !== page ? show(found) : null));
  };
}

/** What finds a page as the build before had it, when it may still be shown: better than none. */
export function earlierFrom(store: PageStore, languages: Languages) {
  return async (request: IncomingMessage): Promise<FinishedPage | null> => {
    const key = keyOfSharedPage(request, languages);
    if (key === null) return null;
    const page = await store.findEarlier(key);
    return page && stateOf(page) !== 'gone' ? page : null;
  };
}

/** By the first who comes in a while. Everybody gets it once more as it was, until it is made. */
function isToBeRemade(page: FinishedPage): boolean {
  const now = performance.now();
  if (now - (askedAt.get(page) ?? Number.NEGATIVE_INFINITY) < remakeAfter) return false;
  askedAt.set(page, now);
  return true;
}
