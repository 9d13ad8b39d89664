import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { onTestFailed, TestRunner } from 'vitest';
import { pageStatesFile } from './run/print-failures.ts';

/** At most as much text as fits on a screen. */
const MAX_TEXT_LENGTH = 1_500;

/** When the test that opened a tab fails, records its address and visible text for the report of the run. */
export function recordOnFailure(page: Page): void {
  const test = TestRunner.getCurrentTest();
  if (test) onTestFailed(() => recordPageState(page, test.name), 20_000);
}

/** Records the state of a page for the end of the run; does nothing for a closed tab. */
export async function recordPageState(page: Page, during: string): Promise<void> {
  if (page.isClosed()) return;
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown, as scripts, was not seen.
  const visibleText = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  const excerpt = visibleText.replace(/\s*\n\s*/g, '\n').slice(0, MAX_TEXT_LENGTH);
  appendFileSync(pageStatesFile(), `\n${during}: seen at ${page.url()}\n${excerpt}\n`);
}
