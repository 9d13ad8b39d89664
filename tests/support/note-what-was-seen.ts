import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';
import { seenFile } from './run/print-failures.ts';

/** Of a page's words as many as fit on a screen. */
const most = 1_500;

/** Should the test that opened a tab fail, the run ends with where the tab was then, and the words on it. */
export function noteIfItFails(page: Page): void {
  const test = TestRunner.getCurrentTest();
  if (test) onTestFailed(() => noteWhatWasSeen(page, test.name), 20_000);
}

/** Notes it for the end of the run; nothing of a tab that is closed. */
export async function noteWhatWasSeen(page: Page, during: string): Promise<void> {
  if (page.isClosed()) return;
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown, as scripts, was not seen.
  const words = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  const lines = words.replace(/\s*\n\s*/g, '\n').slice(0, most);
  appendFileSync(seenFile(), `\n${during}: seen at ${page.url()}\n${lines}\n`);
}
