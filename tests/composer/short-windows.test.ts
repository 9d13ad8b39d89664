import { expect, inject, it } from 'vitest';
import { composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage } = composedPages(site);

it.each([
  ['a telephone whose keyboard is open', { width: 360, height: 400 }],
  ['a telephone held sideways', { width: 740, height: 360 }],
  ['a screen at 400 %', { width: 320, height: 256 }],
])('composer on %s › leaves space for the form and overlaps nothing', async (_name, viewport) => {
  const { path } = await createPage(`short-${viewport.width}`);
  const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  await browser.inTab(telephone, async (page) => {
    const { canvas, heading } = await openComposer(page, site, path, 'office-editor');
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(120);
    await canvas.getByRole('heading', { name: 'First heading' }).tap();
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
  });
});

/** Whether the element is inside the window and topmost at its centre. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= window.innerHeight && topmost !== null && element.contains(topmost);
}
