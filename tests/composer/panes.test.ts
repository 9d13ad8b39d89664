import type { Page } from 'playwright';
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

type OpenComposer = Awaited<ReturnType<typeof openComposer>>;

describe('outline', () => {
  it('supports keyboard navigation, and moves blocks by keyboard, dialog and drag and drop with announcements', async () => {
    const { id, path } = await createPage('outline', [
      call('first', 'First heading'),
      columns,
      call('last', 'Last heading'),
    ]);
    const storedIds = async () => (await blocksOf(id)).map((block) => block.id);
    await browser.inTab({}, async (page) => {
      const { isSaved } = await openComposer(page, site, path, 'office-editor');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      const expectAnnouncement = (text: string) =>
        expect.poll(() => liveRegion(page).textContent()).toBe(text);
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
      await expectAnnouncement('Call to action moved in: position 2 of 2 in First column of Columns');
      await isSaved();
      expect((await blocksOf(id))[1]).toMatchObject({ slots: { first: [{ id: 'inner' }, { id: 'last' }] } });
      await rowOf(page, /Last heading/).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expectAnnouncement('Call to action moved up: position 1 of 2 in First column of Columns');
      await page.keyboard.press('Alt+ArrowLeft');
      await expectAnnouncement('Call to action moved out: position 3 of 3 on the page');

      await page.getByRole('button', { name: 'Move to …' }).click();
      const dialog = page.getByRole('dialog', { name: 'Move Call to action' });
      await dialog.getByRole('combobox', { name: 'Into' }).fill('second');
      await page.getByRole('option', { name: 'Columns › Second column' }).click();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expectAnnouncement('Call to action moved: position 1 of 1 in Second column of Columns');
      await isSaved();
      expect((await blocksOf(id))[1]).toMatchObject({ slots: { second: [{ id: 'last' }] } });
      await rowOf(page, /Last heading/).dragTo(rowOf(page, /First heading/), {
        targetPosition: { x: 80, y: 2 },
      });
      await isSaved();
      await expect.poll(storedIds).toEqual(['last', 'first', 'cols']);
      expect(await headingsOf(id)).toContain('Last heading');

      await rowOf(page, /Last heading/).focus();
      await page.keyboard.press('Delete');
      await expectAnnouncement('Call to action deleted. Undo restores it');
      await isSaved();
      await expect.poll(storedIds).toEqual(['first', 'cols']);
    });
  });
});

/** Selects the first block, duplicates it, and expects the toast to cover nothing. */
async function expectUncoveredToast(page: Page): Promise<void> {
  await rowOf(page, /First heading/).click();
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  const toast = page.locator('.toast');
  await toast.waitFor();
  expect(await toast.evaluate(coveredControls)).toEqual([]);
}

/** Types in the first block of a long page: only its row is rendered again. */
async function expectOneRowRendered(page: Page, { heading, choose, isSaved }: OpenComposer): Promise<void> {
  await choose('First heading');
  await heading.focus();
  expect(await page.locator('nav [role=row]').count()).toBeLessThan(60);
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
}

describe('panes', () => {
  it('keep their width and state, render one row for a typed letter, close when the window narrows, and are not covered by a toast', async () => {
    const many = Array.from({ length: 120 }, (_, at) =>
      call(`block-${at}`, at === 0 ? 'First heading' : `Heading ${at}`),
    );
    const { path } = await createPage('panes', many);
    await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const composer = await openComposer(page, site, path, 'office-editor');
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

      await expectOneRowRendered(page, composer);
      await expectUncoveredToast(page);
      await page.locator('[data-pane="right"]').waitFor();
      await page.setViewportSize({ width: 820, height: 1180 });
      await expect.poll(() => page.locator('[data-pane]').count()).toBe(0);
    });
  });

  it('are drawers on a tablet, where the page is visible first and a toast covers nothing', async () => {
    const { path } = await createPage('drawers');
    await browser.inTab({ viewport: { width: 820, height: 1180 } }, async (page) => {
      const { canvas, heading } = await openComposer(page, site, path, 'office-editor');
      expect(await page.getByRole('navigation', { name: 'Blocks' }).count()).toBe(0);
      await canvas.getByRole('heading', { name: 'Second heading' }).click();
      await page.getByRole('button', { name: 'Edit Call to action' }).click();
      await heading.fill('Written on a tablet');
      await canvas.getByRole('heading', { name: 'Written on a tablet' }).waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await page.locator('.rail-button', { hasText: 'On this page' }).click();
      await expectUncoveredToast(page);
    });
  });
});
