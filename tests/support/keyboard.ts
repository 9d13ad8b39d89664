import type { Locator, Page } from 'playwright';

const MAX_TAB_STOPS = 120;

/**
 * Presses Tab until the element has the focus.
 * @throws when it is never reached.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be focused by keyboard`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
