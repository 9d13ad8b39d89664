import { setTimeout as sleep } from 'node:timers/promises';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { addressOfKey } from './shared-page.ts';

/** Number of most recently used pages that are warmed up. */
const MAX_WARMED_PAGES = 500;

type WarmUpOptions = {
  store: PageStore;
  languages: LocaleList;
  port: number;
  /** Whether the server still accepts requests. */
  isServing: () => boolean;
};

/**
 * Warms up the most recently used pages of this build or the previous one after a start: stored pages are
 * loaded into memory, others are requested as a visitor would. One at a time, leaving half of the time to
 * requests.
 */
export async function warmUp({ store, languages, port, isServing }: WarmUpOptions): Promise<void> {
  const homePaths = languages.map((language) => `/${language}`);
  const keys = new Set([...homePaths, ...(await store.listRecentKeys(MAX_WARMED_PAGES))]);
  for (const key of keys) {
    if (!isServing()) return;
    const startedAt = performance.now();
    const page = await store.find(key);
    if (!page || stateOf(page) !== 'fresh') await requestPage(port, addressOfKey(key, languages));
    await sleep(performance.now() - startedAt, undefined, { ref: false });
  }
}

/** Requests a page and ignores errors: a later visitor's request may succeed. */
async function requestPage(port: number, address: string): Promise<void> {
  await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
