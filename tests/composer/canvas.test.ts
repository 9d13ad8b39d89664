import { describe, expect, inject, it } from 'vitest';
import { composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

describe('canvas', () => {
  it('keeps and undoes every typed letter, has block tools and keyboard navigation, and pastes blocks on another page', async () => {
    const [{ id, path }, to] = [await createPage('written-on'), await createPage('pasted-to')];
    await browser.inTab({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const first = await openComposer(page, site, path, 'office-editor');
      const { canvas, heading, isSaved } = first;
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      const field = canvas.getByRole('textbox', { name: 'Heading' });
      await field.press('ControlOrMeta+A');
      const sentence = 'Typed at once, letter by letter, without a pause. '.repeat(2).trim();
      await page.keyboard.type(sentence);
      await expect.poll(() => heading.inputValue()).toBe(sentence);
      expect(await field.textContent()).toBe(sentence);
      // The field is left before the change is saved: nothing is lost.
      await canvas.getByRole('heading', { name: 'Second heading' }).click();
      await canvas.getByRole('heading', { name: sentence }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await isSaved();
      expect(await headingsOf(id)).toEqual([sentence, 'Second heading!']);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect.poll(() => canvas.getByRole('textbox').textContent()).toBe('Second heading');
      await page.keyboard.press('Escape');
      // Typing delayed by a second on a busy machine counts as two undo steps.
      const isRestored = () => canvas.getByRole('heading', { name: 'First heading' }).isVisible();
      const undo = async () => {
        await page.keyboard.press('ControlOrMeta+Z');
        return isRestored();
      };
      await expect.poll(undo).toBe(true);
      await isSaved();
      expect(await headingsOf(id)).toEqual(['First heading', 'Second heading']);

      const status = page.locator('p.sr-only[role=status]').last();
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('Escape');
      const tools = canvas.getByRole('toolbar', { name: 'Block tools: Call to action' });
      await expect
        .poll(() => tools.getByRole('button', { name: 'Move up' }).getAttribute('title'))
        .toContain('already the first');
      await tools.getByRole('button', { name: 'Hide' }).click();
      await expect.poll(() => status.textContent()).toContain('is hidden from visitors');
      await tools.getByRole('button', { name: 'Show' }).click();
      await tools.getByRole('button', { name: 'Move down' }).click();
      await expect
        .poll(() => status.textContent())
        .toBe('Call to action moved down: position 2 of 2 on the page');
      await isSaved();
      expect(await headingsOf(id)).toEqual(['Second heading', 'First heading']);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => status.textContent()).toBe('Call to action: position 1 of 2 on the page');
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.type(' by keyboard');
      await page.keyboard.press('Enter');
      await canvas.getByRole('heading', { name: 'Second heading by keyboard' }).waitFor();
      await isSaved();
      expect(await headingsOf(id)).toEqual(['Second heading by keyboard', 'First heading']);

      await first.canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.type('Copied: ');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+C');
      await expect.poll(() => status.textContent()).toContain('Call to action copied');
      await first.isSaved();
      const second = await openComposer(page, site, to.path, 'office-editor');
      await second.canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+V');
      await expect.poll(() => status.textContent()).toBe('Call to action pasted');
      await second.isSaved();
      const [, pasted] = await headingsOf(to.id);
      expect(pasted).toContain('Copied: ');
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect.poll(() => status.textContent()).toContain('Call to action copied');
      await page.getByRole('button', { name: 'Paste', exact: true }).click();
      await expect.poll(() => status.textContent()).toBe('Call to action pasted');
      await page.keyboard.press('ControlOrMeta+Z');
      await second.canvas.getByRole('heading', { name: 'Copied: ' }).click();
      await page.keyboard.press('Escape');
      await second.canvas.getByRole('button', { name: 'Add a block before Call to action' }).click();
      await page.getByLabel('Search blocks').fill('questions');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => status.textContent())
        .toBe('Questions and answers added: position 2 of 4 on the page');
      await second.canvas.getByRole('toolbar', { name: 'Block tools: Questions and answers' }).waitFor();
    });
  });

  it('moves and inserts dragged blocks at half zoom too, and switches width, zoom, theme and language', async () => {
    const { id, path } = await createPage('dragged');
    await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
      const status = page.locator('p.sr-only[role=status]').last();
      await page.getByLabel('Zoom').selectOption('0.5');
      const second = canvas.getByRole('heading', { name: 'Second heading' });
      const drag = async () => {
        const grip = await canvas.locator('[data-grip]').boundingBox();
        const goal = await second.boundingBox();
        if (!grip || !goal) throw new Error('Nothing to drag');
        await page.mouse.move(grip.x + 8, grip.y + 8);
        await page.mouse.down();
        await page.mouse.move(goal.x + 20, goal.y + goal.height + 60, { steps: 8 });
        await canvas.getByText('Call to action after Call to action').waitFor();
      };
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('Escape');
      await drag();
      await page.keyboard.press('Escape');
      await page.mouse.up();
      expect(await canvas.locator('.canvas-drop-indicator').count()).toBe(0);
      await drag();
      await page.mouse.up();
      await expect.poll(() => status.textContent()).toBe('Call to action moved: position 2 of 2 on the page');
      await isSaved();
      expect(await headingsOf(id)).toEqual(['Second heading', 'First heading']);
      await page.getByRole('button', { name: 'Add a block' }).first().click();
      const item = page.locator('[data-block-type="columns"]').first();
      await item.scrollIntoViewIfNeeded();
      const [from, goal] = [await item.boundingBox(), await second.boundingBox()];
      if (!from || !goal) throw new Error('Nothing to drag');
      await page.mouse.move(from.x + 20, from.y + from.height - 16);
      await page.mouse.down();
      await page.mouse.move(goal.x + 20, goal.y - 20, { steps: 8 });
      await canvas.getByText('Columns first on the page').waitFor();
      await page.mouse.up();
      await expect.poll(() => status.textContent()).toBe('Columns added: position 1 of 3 on the page');

      const width = () => canvas.locator('html').evaluate((html) => html.clientWidth);
      for (const [name, pixels] of [
        ['Phone', 390],
        ['Tablet', 820],
        ['Desktop', 1280],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect.poll(width).toBe(pixels);
      }
      await page.getByLabel('Width', { exact: true }).fill('600');
      await page.keyboard.press('Enter');
      await expect.poll(width).toBe(600);
      await page.getByLabel('Zoom').selectOption('0.5');
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.type('Small: ');
      await expect.poll(() => canvas.getByRole('textbox').textContent()).toContain('Small: ');
      const hide = await canvas.getByRole('button', { name: 'Hide' }).boundingBox();
      expect(hide?.height).toBeGreaterThanOrEqual(24);
      await page.getByRole('button', { name: 'Dark' }).click();
      await expect.poll(() => canvas.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.getByLabel('Language').selectOption('en-US');
      await page.waitForURL(/compose\/en-US\//);
    });
  });
});
