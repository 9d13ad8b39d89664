import { describe, expect, inject, it } from 'vitest';
import {
  callToAction as call,
  columns,
  composedPages,
  liveRegion,
  openComposer,
  rowOf,
} from '../support/composed-pages';
import { coveredControls } from '../support/covered-controls';
import { findViolationsOfComposer } from '../support/find-violations';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf, blocksOf } = composedPages(site);

describe('outline', () => {
  it('supports keyboard navigation and moves, and announces where a block was moved', async () => {
    const { id, path } = await createPage('outline-keys', [
      call('first', 'First heading'),
      columns,
      call('last', 'Last heading'),
    ]);
    await browser.inTab({}, async (page) => {
      const { isSaved } = await openComposer(page, site, path, 'office-editor');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await rowOf(page, /First heading/).focus();
      await page.keyboard.press('End');
      expect(await focused()).toBe('Call to action, Last heading');
      await page.keyboard.press('Home');
      await page.keyboard.type('col');
      expect(await focused()).toBe('Columns');
      await page.keyboard.press('ArrowLeft');
      expect(await rowOf(page, /^Columns/).getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('First column');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect.poll(() => rowOf(page, /Last heading/).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Alt+ArrowRight');
      await expect
        .poll(() => liveRegion(page).textContent())
        .toBe('Call to action moved in: position 2 of 2 in First column of Columns');
      await isSaved();
      expect((await blocksOf(id))[1]).toMatchObject({ slots: { first: [{ id: 'inner' }, { id: 'last' }] } });
      await rowOf(page, /Last heading/).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect
        .poll(() => liveRegion(page).textContent())
        .toBe('Call to action moved up: position 1 of 2 in First column of Columns');
      await page.keyboard.press('Alt+ArrowLeft');
      await expect
        .poll(() => liveRegion(page).textContent())
        .toBe('Call to action moved out: position 3 of 3 on the page');
      await page.keyboard.press('Delete');
      await expect
        .poll(() => liveRegion(page).textContent())
        .toBe('Call to action deleted. Undo restores it');
      await isSaved();
      expect((await blocksOf(id)).map((block) => block.id)).toEqual(['first', 'cols']);
    });
  });

  it('renders only the row of the edited block again, and only visible rows of a long page', async () => {
    const many = Array.from({ length: 120 }, (_, at) =>
      call(`block-${at}`, at === 0 ? 'First heading' : `Heading ${at}`),
    );
    const { path } = await createPage('outline-long', many);
    await browser.inTab({}, async (page) => {
      const { heading, choose, isSaved } = await openComposer(page, site, path, 'office-editor');
      await choose('First heading');
      await heading.focus();
      const rows = page.locator('nav [role=row]');
      expect(await rows.count()).toBeLessThan(60);
      await isSaved();
      const renderCounts = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('nav [data-render-count]')].map((row) =>
            Number(row.dataset.renderCount),
          ),
        );
      const before = await renderCounts();
      await page.keyboard.press('End');
      await page.keyboard.type('s, typed');
      await rowOf(page, /First headings, typed/).waitFor();
      const more = (await renderCounts()).map((count, at) => count - (before[at] ?? 0));
      expect(more[0]).toBeGreaterThan(0);
      expect(more[0]).toBeLessThanOrEqual('s, typed'.length + 1);
      expect(more.slice(1).every((count) => count === 0)).toBe(true);
    });
  });

  it('moves blocks by drag and drop and by dialog, into slots that accept them', async () => {
    const { id, path } = await createPage('outline-move', [
      call('first', 'First heading'),
      columns,
      call('last', 'Last heading'),
    ]);
    await browser.inTab({}, async (page) => {
      const { choose, isSaved } = await openComposer(page, site, path, 'office-editor');
      await choose('Last heading');
      await page.getByRole('button', { name: 'Move to …' }).click();
      const dialog = page.getByRole('dialog', { name: 'Move Call to action' });
      await dialog.getByRole('combobox', { name: 'Into' }).fill('second');
      await page.getByRole('option', { name: 'Columns › Second column' }).click();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expect
        .poll(() => liveRegion(page).textContent())
        .toBe('Call to action moved: position 1 of 1 in Second column of Columns');
      await isSaved();
      expect((await blocksOf(id))[1]).toMatchObject({ slots: { second: [{ id: 'last' }] } });
      await rowOf(page, /Last heading/).dragTo(rowOf(page, /First heading/), {
        targetPosition: { x: 80, y: 2 },
      });
      await isSaved();
      await expect.poll(() => headingsAt(id)).toEqual(['last', 'first', 'cols']);
    });
    expect(await headingsOf(id)).toContain('Last heading');
  });
});

const headingsAt = async (id: string | number) => (await blocksOf(id)).map((block) => block.id);

describe('panes', () => {
  it('remember their width and whether they are open', async () => {
    const { path } = await createPage('panes');
    const { page, close } = await browser.openTab();
    await openComposer(page, site, path, 'office-editor');
    const blocks = page.getByRole('navigation', { name: 'Blocks' });
    const divider = page.getByRole('separator', { name: 'Width of the blocks pane' });
    const before = (await blocks.boundingBox())?.width ?? 0;
    await divider.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await blocks.boundingBox())?.width).toBe(before + 16);
    await page.getByRole('complementary').getByRole('button', { name: 'Close this pane' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'On this page' }).waitFor();
    expect((await blocks.boundingBox())?.width).toBe(before + 16);
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('complementary').waitFor();
    await close();
  });

  it('close when the window becomes narrow', async () => {
    const { path } = await createPage('narrowed');
    await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await openComposer(page, site, path, 'office-editor');
      await page.locator('[data-pane="right"]').waitFor();
      await page.setViewportSize({ width: 820, height: 1180 });
      await expect.poll(() => page.locator('[data-pane]').count()).toBe(0);
    });
  });

  it('are drawers on a tablet, and the page is visible first', async () => {
    const { path } = await createPage('drawers');
    await browser.inTab({ viewport: { width: 820, height: 1180 } }, async (page) => {
      const { canvas, heading } = await openComposer(page, site, path, 'office-editor');
      expect(await page.getByRole('navigation', { name: 'Blocks' }).count()).toBe(0);
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.getByRole('button', { name: 'Edit Call to action' }).click();
      await heading.fill('Written on a tablet');
      await canvas.getByRole('heading', { name: 'Written on a tablet' }).waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
    });
  });

  it.each([
    [1440, 900],
    [820, 1180],
  ])('are not covered by a toast in a window of %i pixels', async (width, height) => {
    const { path } = await createPage(`said-in-${width}`);
    await browser.inTab({ viewport: { width, height } }, async (page) => {
      await openComposer(page, site, path, 'office-editor');
      const opener = page.locator('.rail-button', { hasText: 'On this page' });
      if (await opener.isVisible()) await opener.click();
      await rowOf(page, /First heading/).click();
      await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
      const toast = page.locator('.toast');
      await toast.waitFor();
      expect(await toast.evaluate(coveredControls)).toEqual([]);
    });
  });

  it('are sheets on a phone, with more than four outline rows visible above the block actions', async () => {
    const blocks = Array.from({ length: 12 }, (_, at) =>
      call(`block-${at}`, at === 0 ? 'First heading' : `${at}`),
    );
    const { path } = await createPage('sheet', blocks);
    const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    await browser.inTab(telephone, async (page) => {
      const { canvas } = await openComposer(page, site, path, 'office-editor');
      await canvas.getByRole('heading', { name: 'First heading' }).tap();
      const plus = await canvas
        .getByRole('button', { name: 'Add a block after Call to action' })
        .boundingBox();
      expect(plus?.width).toBeCloseTo(plus?.height ?? 0, 0);
      await page.locator('.rail-button', { hasText: 'On this page' }).click();
      const sheet = page.locator('[data-pane=left]');
      const paneArea = await page.locator('.composer-panes').boundingBox();
      const rail = await page.locator('.pane-rail').first().boundingBox();
      const height = (rail?.y ?? 0) - (paneArea?.y ?? 0);
      expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: paneArea?.y, width: 360 });
      expect((await sheet.boundingBox())?.height).toBeCloseTo(height, 0);
      const list = await sheet.locator('.outline-tree').boundingBox();
      expect((list?.height ?? 0) / 34).toBeGreaterThan(4);
    });
  });
});
