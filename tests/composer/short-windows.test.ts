import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage } = composedPages(site);

const telephone = { width: 360, height: 740 };
const shortWindows = {
  'a telephone whose keyboard is open': { width: 360, height: 400 },
  'a telephone held sideways': { width: 740, height: 360 },
  'a screen at 400 %': { width: 320, height: 256 },
};

/** Whatever the title is, every button of the toolbar is inside the window. */
async function expectToolbarInside(page: Page): Promise<void> {
  for (const button of await page.locator('header a:visible, header button:visible').all()) {
    const box = await button.boundingBox();
    const name = (await button.textContent()) ?? '';
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(telephone.width);
  }
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(120);
}

/** The blocks pane fills the window between toolbar and rail, with more than four rows. */
async function expectSheet(page: Page): Promise<void> {
  await page.locator('.rail-button', { hasText: 'On this page' }).click();
  const sheet = page.locator('[data-pane=left]');
  const paneArea = await page.locator('.composer-panes').boundingBox();
  const rail = await page.locator('.pane-rail').first().boundingBox();
  const height = (rail?.y ?? 0) - (paneArea?.y ?? 0);
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: paneArea?.y, width: telephone.width });
  expect((await sheet.boundingBox())?.height).toBeCloseTo(height, 0);
  const list = await sheet.locator('.outline-tree').boundingBox();
  expect((list?.height ?? 0) / 34).toBeGreaterThan(4);
  await page.locator('.rail-button', { hasText: 'On this page' }).click();
}

/** The focused field stays visible while the window becomes that short; then closes the form. */
async function expectRoomForForm(page: Page, heading: Locator, viewport: typeof telephone): Promise<void> {
  await page.setViewportSize(telephone);
  await page.locator('.rail-button', { hasText: 'Edit' }).tap();
  await heading.focus();
  // Below 16px, iOS zooms in on a focused field.
  expect(await heading.evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px');
  await page.setViewportSize(viewport);
  await expect.poll(() => heading.evaluate(isInSight)).toBe(true);
  const fields = await page.locator('[data-pane=right] > .overflow-y-auto').boundingBox();
  expect(fields?.height).toBeGreaterThan(110);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await page.locator('.rail-button', { hasText: 'Edit' }).tap();
  for (const name of ['Add a block', 'On this page']) {
    const button = page.locator('.rail-button', { hasText: name });
    await button.tap();
    await page.locator('[data-pane=left]').waitFor();
    expect(await button.evaluate((pressed) => getComputedStyle(pressed).boxShadow)).toContain('inset');
  }
  expect(await page.getByRole('button', { name: 'Publish' }).evaluate(isInSight)).toBe(true);
  await page.locator('.rail-button', { hasText: 'On this page' }).tap();
  await page.locator('[data-pane=left]').waitFor({ state: 'detached' });
}

it('composer on a telephone › has every button and four rows in view, and room for the form in short windows', async () => {
  const blocks = Array.from({ length: 12 }, (_, at) =>
    callToAction(`block-${at}`, at === 0 ? 'First heading' : `${at}`),
  );
  const { path } = await createPage('a-page-with-a-name-that-is-far-too-long-for-a-telephone', blocks);
  await browser.inTab({ viewport: telephone, hasTouch: true, isMobile: true }, async (page) => {
    const { canvas, heading } = await openComposer(page, site, path, 'office-editor');
    await expectToolbarInside(page);
    await canvas.getByRole('heading', { name: 'First heading' }).tap();
    const plus = await canvas.getByRole('button', { name: 'Add a block after Call to action' }).boundingBox();
    expect(plus?.width).toBeCloseTo(plus?.height ?? 0, 0);
    await expectSheet(page);
    for (const viewport of Object.values(shortWindows)) await expectRoomForForm(page, heading, viewport);
  });
});

/** Whether the element is inside the window and topmost at its centre. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= window.innerHeight && topmost !== null && element.contains(topmost);
}
