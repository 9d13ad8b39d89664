import { describe, expect, inject, it } from 'vitest';
import { callToAction as call, composedPages, openComposer } from '../support/composed-pages';
import { coveredControls } from '../support/covered-controls';
import { labelsOutsideWindow } from '../support/labels-outside-window';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage } = composedPages(site);

describe('toolbar of the composer', () => {
  it('shows errors in full without overlapping controls, the publish result does not shift the page, and its dialog has its buttons in view', async () => {
    const title = 'A very long name of a page that somebody has given to it without thinking of the bar';
    const unwritten = Array.from({ length: 14 }, (_, at) => call(`block-${at}`, 'To be written: heading'));
    const blocks = [call('first', 'First heading'), ...unwritten];
    const { path } = await createPage('a-very-long-name', blocks, { title, status: 'draft' });
    // Offline, there are many errors to show.
    const { page, close } = await browser.openTab({ viewport: { width: 1280, height: 800 } });
    const { heading, choose } = await openComposer(page, site, path, 'office-editor');
    const bar = page.getByRole('banner');
    const saveStatus = page.locator('[data-saving]');
    const expectNoOverlap = async () => {
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await saveStatus.evaluate(coveredControls), `${width}`).toEqual([]);
        expect(await saveStatus.evaluate(isFullyVisible), `${width}`).toBe(true);
        expect(await bar.locator('a:visible, button:visible').evaluateAll(labelsOutsideWindow)).toEqual([]);
      }
    };
    await page.setViewportSize({ width: 1280, height: 500 });
    await bar.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Some texts are placeholders' });
    const answers = dialog.getByRole('button', { name: /^(Go back and edit|Publish anyway)$/ });
    await answers.last().waitFor();
    const bottoms = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(2);
    expect(Math.max(...bottoms)).toBeLessThan(500);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await choose('First heading');
    await expectNoOverlap();
    await page.context().setOffline(true);
    const frame = page.locator('iframe[title="The page"]');
    const before = await frame.boundingBox();
    await bar.getByRole('button', { name: 'Publish' }).click();
    const notice = page.locator('.notice');
    await notice.waitFor();
    expect(await frame.boundingBox()).toEqual(before);
    await notice.getByRole('button', { name: 'Close message' }).click();
    expect(await notice.count()).toBe(0);
    await heading.fill('First heading, written without a line');
    await page.getByText('Offline. Keep working').first().waitFor();
    await expectNoOverlap();
    await page.context().setOffline(false);
    await page.getByText('Draft saved').waitFor();
    await close();
  });
});

/** Whether the complete text is visible within the window and the toolbar. */
function isFullyVisible(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const bar = element.closest('header')?.getBoundingClientRect();
  const isInBar = bar !== undefined && top >= bar.top && bottom <= bar.bottom;
  return isInBar && left >= 0 && right <= window.innerWidth && element.scrollHeight <= element.clientHeight;
}
