import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Until what was written in the composer is kept in the browser, a moment after it was: then its tab may be closed. */
export const untilKept = (page: Page, words: string): Promise<void> =>
  expect.poll(async () => (await page.evaluate(readKept)).includes(words), { timeout: 30_000 }).toBe(true);

/** All that the composer keeps, as one text. */
function readKept(): Promise<string> {
  return new Promise((read, fail) => {
    const opening = indexedDB.open('composer');
    // The composer makes it, with what is in it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('kept-edits').objectStore('kept-edits').getAll();
      all.onerror = () => fail(all.error);
      all.onsuccess = () => {
        opening.result.close();
        read(JSON.stringify(all.result));
      };
    };
  });
}
