import type { Locator } from 'playwright';

/**
 * Types words letter by letter at the end of a field; each word but the first while the form saves the
 * previous one.
 */
export async function typeWords(field: Locator, words: readonly string[]): Promise<void> {
  await field.press('End');
  const page = field.page();
  for (const word of words) {
    const saving = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.type(` ${word}`, { delay: 70 });
    await saving;
  }
}
