import { describe, expect, inject, it } from 'vitest';
import { callToAction as call, composedPages, openComposer } from '../support/composed-pages';
import { controlsBelow } from '../support/controls-below';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { makePage } = composedPages(site);

describe('the bar above a page', () => {
  it('has trouble read whole and nothing over anything else, and what came of publishing moves nothing', async () => {
    const title = 'A very long name of a page that somebody has given to it without thinking of the bar';
    const { path } = await makePage('a-very-long-name', undefined, { title, status: 'draft' });
    // Without a line there is much to complain of.
    const { page, close } = await browser.openTab({ viewport: { width: 1280, height: 800 } });
    const { heading, choose } = await openComposer(page, site, path, 'office-editor');
    const bar = page.getByRole('banner');
    const told = page.locator('[data-saving]');
    const isInOrder = async () => {
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await told.evaluate(controlsBelow), `${width}`).toEqual([]);
        expect(await told.evaluate(isReadWhole), `${width}`).toBe(true);
        expect(await bar.locator('a:visible, button:visible').evaluateAll(outOfSight)).toEqual([]);
      }
    };
    await choose('First heading');
    await isInOrder();
    await page.context().setOffline(true);
    const frame = page.locator('iframe[title="The page"]');
    const before = await frame.boundingBox();
    await bar.getByRole('button', { name: 'Publish' }).click();
    const notice = page.locator('.notice');
    await notice.waitFor();
    expect(await frame.boundingBox()).toEqual(before);
    await notice.getByRole('button', { name: 'Close what is said' }).click();
    expect(await notice.count()).toBe(0);
    await heading.fill('First heading, written without a line');
    await page.getByText('No connection. Go on').first().waitFor();
    await isInOrder();
    await page.context().setOffline(false);
    await page.getByText('Draft saved').waitFor();
    await close();
  });

  it('has every button within the window of a telephone, whatever the page is called, and of a small computer', async () => {
    const { path } = await makePage('a-page-with-a-name-that-is-far-too-long-for-a-telephone');
    await browser.inTab({ viewport: { width: 360, height: 800 } }, async (page) => {
      await openComposer(page, site, path, 'office-editor');
      for (const button of await page.locator('header a:visible, header button:visible').all()) {
        const box = await button.boundingBox();
        const name = (await button.textContent()) ?? '';
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(360);
      }
      // A page that is looked at with an office takes most room in the bar.
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(`${site}/compose/en-GH/locations/greater-accra/osu`);
      await page.getByRole('banner').getByRole('button', { name: /Osu/ }).waitFor();
      const buttons = page.getByRole('banner').locator('a:visible, button:visible');
      expect(await buttons.count()).toBeGreaterThan(6);
      expect(await buttons.evaluateAll(outOfSight)).toEqual([]);
    });
  });
});

it('what is asked before publishing is answered without scrolling, however much is told', async () => {
  const unwritten = Array.from({ length: 14 }, (_, at) => call(`block-${at}`, 'To be written: heading'));
  const blocks = [call('first', 'First heading'), ...unwritten];
  const { path } = await makePage('much-to-write', blocks, { status: 'draft' });
  await browser.inTab({ viewport: { width: 1280, height: 500 } }, async (page) => {
    await openComposer(page, site, path, 'office-editor');
    await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not all of it is written yet' });
    const answers = dialog.getByRole('button', { name: /^(Go back and write|Publish it as it is)$/ });
    await answers.last().waitFor();
    const bottoms = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(2);
    expect(Math.max(...bottoms)).toBeLessThan(500);
  });
});

/** Whether all that it says is in sight, within the window and the bar. */
function isReadWhole(said: Element): boolean {
  const { left, right, top, bottom } = said.getBoundingClientRect();
  const bar = said.closest('header')?.getBoundingClientRect();
  const isInBar = bar !== undefined && top >= bar.top && bottom <= bar.bottom;
  return isInBar && left >= 0 && right <= window.innerWidth && said.scrollHeight <= said.clientHeight;
}

/** Those that are not whole within the window, by their words. */
const outOfSight = (buttons: Element[]) =>
  buttons.flatMap((button) => {
    const { left, right, top } = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > window.innerWidth ? [button.textContent] : [];
  });
