import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import {
  callToAction as call,
  columns,
  composedPages,
  liveRegion,
  openComposer,
} from '../support/composed-pages';
import { findViolationsOfComposer } from '../support/find-violations';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, blocksOf } = composedPages(site);

/** Checks the focus inside the element's own document, which receives the key events. */
const expectFocused = (locator: Locator) =>
  expect
    .poll(() =>
      locator.evaluate(
        (element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
      ),
    )
    .toBe(true);

/** Expects the complete toolbar of the selected block inside the window of the canvas. */
async function expectToolsInside(page: Page, name: string): Promise<void> {
  const frame = page.locator('iframe[title="The page"]');
  const tools = frame.contentFrame().getByRole('toolbar', { name: `Block tools: ${name}` });
  await tools.waitFor();
  expect(await tools.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const [last, window] = [
    await tools.getByRole('button', { name: 'Delete' }).boundingBox(),
    await frame.boundingBox(),
  ];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((window?.x ?? 0) + (window?.width ?? 0));
}

describe('block palette', () => {
  it('previews blocks, finds them by keyword and inserts them at the announced position, also in narrow columns', async () => {
    const { id, path } = await createPage('palette', [call('first', 'First heading'), columns]);
    await browser.inTab({ viewport: { width: 1280, height: 800 } }, async (page) => {
      const { canvas, choose, isSaved } = await openComposer(page, site, path, 'office-editor');
      await choose('First heading');
      await page
        .getByRole('navigation', { name: 'Blocks' })
        .getByRole('button', { name: 'Add a block', exact: true })
        .click();
      const examples = page.frameLocator('iframe[title="Block previews"]');
      await examples.locator('[data-example=hero] h1, [data-example=hero] h2').first().waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await page.getByText('Will be inserted after Call to action, First heading').waitFor();
      await page.getByLabel('Search blocks').fill('banner');
      await page.keyboard.press('Enter');
      await expect.poll(() => liveRegion(page).textContent()).toBe('Hero added: position 2 of 3 on the page');
      await page.getByLabel('Search blocks').fill('');
      await page.getByText('Only the network’s staff can add this block').first().waitFor();
      await page.getByRole('button', { name: 'On this page' }).click();
      await page.getByRole('button', { name: 'Add a block to Second column' }).click();
      await page.getByText('Will be inserted in Second column of Columns').waitFor();
      const list = page.locator('.palette-list').locator('..');
      await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      expect(await list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
      await page.getByLabel('Search blocks').fill('steps');
      expect(await list.evaluate((one) => one.scrollTop)).toBe(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => liveRegion(page).textContent())
        .toBe('Steps added: position 1 of 1 in Second column of Columns');
      await expectToolsInside(page, 'Steps');
      await canvas.getByRole('heading', { name: 'Inner heading' }).click();
      await expectToolsInside(page, 'Call to action');
      await isSaved();
      expect(await blocksOf(id)).toMatchObject([
        { id: 'first' },
        { type: 'hero' },
        { slots: { second: [{ type: 'steps' }] } },
      ]);
    });
  });
});

describe('command palette', () => {
  it('opens while the user edits text on the page, restores the focus, and runs blocks, commands and pages by keyword', async () => {
    const { id, path } = await createPage('commands-on-page', [
      call('first', 'First heading'),
      call('second', 'Second heading'),
      call('third', 'Third heading'),
    ]);
    await browser.inTab({}, async (page) => {
      const { canvas, choose, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
      const dialog = page.getByRole('dialog', { name: 'Commands' });
      const chosen = page.locator('nav [role=row][aria-selected=true]');
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' of all');
      // Does not wait for the dialog: the first letter already belongs to its search field.
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('go heading');
      await expect.poll(() => dialog.getByRole('menuitem').count()).toBe(3);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const marked = await dialog.locator('[role=menuitem][data-focused]').textContent();
      expect(marked).not.toContain('First heading');
      await page.keyboard.press('Enter');
      await expect.poll(() => chosen.getAttribute('aria-label')).toBe(marked);
      await isSaved();
      expect((await blocksOf(id))[0]?.props.heading).toBe('First heading of all');

      await canvas.getByRole('heading', { name: 'Second heading' }).click();
      await page.keyboard.press('ControlOrMeta+/');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');
      // The caret is where it was before.
      await expectFocused(page.locator('iframe[title="The page"]'));
      await expectFocused(canvas.getByRole('textbox', { name: 'Heading' }));
      await page.keyboard.press('End');
      await page.keyboard.type(', too');
      await page.keyboard.press('Backspace');
      await expect.poll(async () => (await blocksOf(id))[1]?.props.heading).toBe('Second heading, to');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Call to action, Third heading');
      await canvas.getByRole('heading', { name: 'Third heading' }).click();
      await page.keyboard.press('Escape');
      await expectFocused(canvas.getByRole('toolbar'));
      await page.keyboard.press('ControlOrMeta+K');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await expectFocused(canvas.getByRole('toolbar'));

      await choose('Second heading, to');
      await page.keyboard.press('ControlOrMeta+K');
      await dialog.getByRole('menuitem', { name: /Move up/ }).waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await page.keyboard.type('move up');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => liveRegion(page).textContent())
        .toBe('Call to action moved up: position 1 of 3 on the page');
      // The canvas is a document of its own; its shortcuts open the palette too.
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+K');
      await dialog.waitFor();
      await page.keyboard.type('undo');
      await dialog.getByRole('menuitem', { name: 'Undo: Call to action moved' }).click();
      await expect.poll(() => liveRegion(page).textContent()).toBe('Undone: Call to action moved');
      await page.keyboard.press('ControlOrMeta+K');
      await dialog.waitFor();
      await page.keyboard.type('add call to action');
      await page.keyboard.press('Enter');
      await expect.poll(() => liveRegion(page).textContent()).toContain('Call to action added');
      await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('Written at once');
      await canvas.getByRole('heading', { name: 'Written at once' }).waitFor();
      await page.keyboard.press('ControlOrMeta+/');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+K');
      await page.keyboard.type('language');
      await page.keyboard.press('Enter');
      const phone = page.getByRole('button', { name: 'Phone', exact: true });
      await expect.poll(() => phone.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('ControlOrMeta+K');
      // Found by the office name, which the title contains as a placeholder, and told apart from pages of
      // the same title.
      await page.keyboard.type('contact osu');
      await dialog
        .getByRole('menuitem', { name: /Osu.*\/locations\/greater-accra\/osu\/contact-us$/ })
        .waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('food businesses');
      await dialog.getByRole('menuitem', { name: /Food businesses in Osu/ }).click();
      await page.waitForURL(/food-businesses-in-osu/);
    });
  });
});
