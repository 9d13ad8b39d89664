import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Expects the page to fit a window of 360 pixels without horizontal scrolling. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // The navigation is animated away.
  await expect.poll(beyond, { timeout: 5_000, message: page.url() }).toBe(0);
}
