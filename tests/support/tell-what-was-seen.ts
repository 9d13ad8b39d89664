import type { Page } from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';

/** Of a page's words as many as fit on a screen. */
const most = 1_500;

/** Should the test that opened a tab fail, its log has where the tab was then, and the words on it. */
export function tellIfItFails(page: Page): void {
  if (TestRunner.getCurrentTest()) onTestFailed(() => tellWhatWasSeen(page), 20_000);
}

/** To the log; nothing of a tab that is closed. */
export async function tellWhatWasSeen(page: Page): Promise<void> {
  if (page.isClosed()) return;
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown, as scripts, was not seen.
  const words = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  console.log(`Seen at ${page.url()}:\n${words.replace(/\s*\n\s*/g, '\n').slice(0, most)}`);
}
