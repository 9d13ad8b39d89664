import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Waits until an edit in the composer is stored in the browser, which happens with a delay: then its tab may
 * be closed.
 */
export const waitForLocalEdit = (page: Page, text: string): Promise<void> =>
  expect
    .poll(async () => (await page.evaluate(readLocalEdits)).includes(text), { timeout: 30_000 })
    .toBe(true);

/** Everything the composer has stored locally, as one text. */
function readLocalEdits(): Promise<string> {
  return new Promise((read, fail) => {
    const opening = indexedDB.open('composer');
    // The composer creates the database with its object stores.
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
