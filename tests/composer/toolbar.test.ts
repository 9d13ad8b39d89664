import { describe, expect, inject, it } from 'vitest';
import { callToAction as call, composedPages, openComposer } from '../support/composed-pages';
import { coveredControls } from '../support/covered-controls';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage } = composedPages(site);

describe('toolbar of the composer', () => {
  it('shows errors in full without overlapping controls, and the publish result does not shift the page', async () => {
    const title = 'A very long name of a page that somebody has given to it without thinking of the bar';
    const { path } = await createPage('a-very-long-name', undefined, { title, status: 'draft' });
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

  it('keeps every button inside the window on a phone with a long title, and on a small laptop', async () => {
    const { path } = await createPage('a-page-with-a-name-that-is-far-too-long-for-a-telephone');
    await browser.inTab({ viewport: { width: 360, height: 800 } }, async (page) => {
      await openComposer(page, site, path, 'office-editor');
      for (const button of await page.locator('header a:visible, header button:visible').all()) {
        const box = await button.boundingBox();
        const name = (await button.textContent()) ?? '';
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(360);
      }
      // A page previewed with an office needs the most space in the toolbar.
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(`${site}/compose/en-GH/locations/greater-accra/osu`);
      await page.getByRole('banner').getByRole('button', { name: /Osu/ }).waitFor();
      const buttons = page.getByRole('banner').locator('a:visible, button:visible');
      expect(await buttons.count()).toBeGreaterThan(6);
      expect(await buttons.evaluateAll(labelsOutsideWindow)).toEqual([]);
    });
  });
});

it('publish dialog › its buttons are visible without scrolling, however many issues it lists', async () => {
  const unwritten = Array.from({ length: 14 }, (_, at) => call(`block-${at}`, 'To be written: heading'));
  const blocks = [call('first', 'First heading'), ...unwritten];
  const { path } = await createPage('much-to-write', blocks, { status: 'draft' });
  await browser.inTab({ viewport: { width: 1280, height: 500 } }, async (page) => {
    await openComposer(page, site, path, 'office-editor');
    await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Some texts are placeholders' });
    const answers = dialog.getByRole('button', { name: /^(Go back and edit|Publish anyway)$/ });
    await answers.last().waitFor();
    const bottoms = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(2);
    expect(Math.max(...bottoms)).toBeLessThan(500);
  });
});

/** Whether the complete text is visible within the window and the toolbar. */
function isFullyVisible(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const bar = element.closest('header')?.getBoundingClientRect();
  const isInBar = bar !== undefined && top >= bar.top && bottom <= bar.bottom;
  return isInBar && left >= 0 && right <= window.innerWidth && element.scrollHeight <= element.clientHeight;
}

/** The labels of buttons that are not completely inside the window. */
const labelsOutsideWindow = (buttons: Element[]) =>
  buttons.flatMap((button) => {
    const { left, right, top } = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > window.innerWidth ? [button.textContent] : [];
  });
