import type { Locator, Page } from 'playwright-core';

const mostStops = 120;

/** Presses Tab until the focus is where it is wanted. @throws when it never gets there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by keyboard to ${wanted}`);
}

export function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement);
}
