import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Languages } from '../i18n/read-enabled-locales.ts';
import type { FinishedPage } from '../page-store/finished-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { sendPage } from './send-page.ts';
import { keyOfSharedPage } from './shared-page.ts';

/** How often at most a page that is out of date is asked for again, in ms. */
const remakeAfter = 1_000;

/** When a page that is out of date was last asked of Next, which makes it anew. */
const askedAt = new WeakMap<FinishedPage, number>();

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** What answers with a finished page; false when there is none to be shown, and Next is to be asked. At once when it is in memory. */
export function answerFrom(store: PageStore, languages: Languages): Answer {
  return (request, response) => {
    const key = keyOfSharedPage(request, languages);
    if (key === null) return false;
    const page = store.peek(key);
    if (page && show(page, request, response)) return true;
    // Another process of the same folder may have made it meanwhile.
    return store.reread(key).then((found) => {
      if (!found || found === page) return false;
      return show(found, request, response);
    });
  };
}

function show(page: FinishedPage, request: IncomingMessage, response: ServerResponse): boolean {
  const state = stateOf(page);
  if (state === 'gone' || (state === 'stale' && isToBeRemade(page))) return false;
  sendPage(request, response, page, state);
  return true;
}

/** The first who comes gets it of Next, once more as it was; others from here, until it is made. */
function isToBeRemade(page: FinishedPage): boolean {
  const now = Date.now();
  if (now - (askedAt.get(page) ?? 0) < remakeAfter) return false;
  askedAt.set(page, now);
  return true;
}
