import { setTimeout as sleep } from 'node:timers/promises';
import type { Languages } from '../i18n/read-enabled-locales.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { addressOfPage } from './shared-page.ts';

/** So many pages are had ready at a start, those asked for last. */
const most = 500;

type Parts = {
  store: PageStore;
  languages: Languages;
  port: number;
  /** Whether visitors still come here. */
  isServing: () => boolean;
};

/**
 * Has the pages ready that visitors asked for last, of this build or of the one before: what is there comes into memory, what
 * is not is asked for as a visitor would. One after another, and half the time is left to visitors.
 */
export async function warmUp({ store, languages, port, isServing }: Parts): Promise<void> {
  const homes = languages.map((language) => `/${language}`);
  const keys = new Set([...homes, ...(await store.keysByUse(most))]);
  for (const key of keys) {
    if (!isServing()) return;
    const begun = performance.now();
    const page = await store.find(key);
    if (!page || stateOf(page) !== 'fresh') await ask(port, addressOfPage(key, languages));
    await sleep(performance.now() - begun, undefined, { ref: false });
  }
}

/** What cannot be had now, a visitor may have later. */
async function ask(port: number, address: string): Promise<void> {
  await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
