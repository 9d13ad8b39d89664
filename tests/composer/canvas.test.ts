import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { callToAction, columns, composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

/** Another user edits the second block, retrying until no concurrent save conflicts. */
async function saveAsOtherUser(id: string | number): Promise<void> {
  const otherCms = await signInAs(site, 'network-editor');
  const address = `/pages/${id}/composing?locale=en-GH`;
  const operations = [{ kind: 'set', id: 'second', path: ['heading'], value: 'Theirs' }];
  for (let status = 409; status === 409; ) {
    const stored: unknown = await (await otherCms.call(address, 'GET')).json();
    const { revision } = z.object({ revision: z.number() }).parse(stored);
    const save = { save: crypto.randomUUID(), operations };
    status = (await otherCms.call(address, 'POST', save, { 'if-match': `"${revision}"` })).status;
  }
}

describe('canvas', () => {
  it('keeps every typed letter in the form and in storage, and undoes typing', async () => {
    const { id, path } = await createPage('written-on');
    await browser.inTab({}, async (page) => {
      const { canvas, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
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
    });
  });

  it('shows a toolbar at the selected block and supports keyboard navigation', async () => {
    const { id, path } = await createPage('tools');
    await browser.inTab({}, async (page) => {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
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
    });
  });

  it('keeps the edited text element while another user saves another block', async () => {
    const { id, path } = await createPage('written-by-two');
    const { page, complaints, close } = await browser.openTab({});
    try {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      const field = canvas.getByRole('textbox', { name: 'Heading' });
      await field.press('ControlOrMeta+A');
      await field.evaluate((element) => element.setAttribute('data-same', ''));
      await page.keyboard.type('Mine: ');
      await saveAsOtherUser(id);
      for (const word of ['typed', 'while', 'others', 'save']) {
        await page.keyboard.type(`${word} `, { delay: 60 });
        await page.waitForTimeout(900);
      }
      await canvas.getByRole('heading', { name: 'Theirs' }).waitFor();
      expect(await field.getAttribute('data-same')).toBe('');
      expect(await field.textContent()).toBe('Mine: typed while others save ');
      await isSaved();
      expect(await headingsOf(id)).toEqual(['Mine: typed while others save ', 'Theirs']);
      // The later save gets a conflict response and is retried on top of the other; the browser logs the
      // 409.
      expect(complaints.filter((complaint) => !complaint.includes('status of 409'))).toEqual([]);
    } finally {
      await close();
    }
  });

  it('moves and inserts dragged blocks at half zoom too, and Escape cancels the drag', async () => {
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
    });
  });

  it('inserts blocks at a position and pastes blocks copied from another page', async () => {
    const [from, to] = [await createPage('copied-from'), await createPage('pasted-to')];
    await browser.inTab({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const first = await openComposer(page, site, from.path, 'office-editor');
      const status = page.locator('p.sr-only[role=status]').last();
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

  it('shows the complete toolbar of a narrow block inside the window', async () => {
    const inner = (id: string) => callToAction(id, `Heading of ${id}`);
    const narrow = { ...columns, slots: { first: [inner('left')], second: [inner('right')] } };
    const { path } = await createPage('narrow-tools', [callToAction('first', 'First heading'), narrow]);
    await browser.inTab({ viewport: { width: 1280, height: 800 } }, async (page) => {
      const { canvas } = await openComposer(page, site, path, 'office-editor');
      for (const name of ['left', 'right']) {
        await canvas.getByRole('heading', { name: `Heading of ${name}` }).click();
        const tools = canvas.getByRole('toolbar', { name: 'Block tools: Call to action' });
        const frame = await page.locator('iframe[title="The page"]').boundingBox();
        expect(await tools.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        const last = await tools.getByRole('button', { name: 'Delete' }).boundingBox();
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
      }
    });
  });

  it('switches width, zoom, theme and language', async () => {
    const { path } = await createPage('looked-at');
    await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const { canvas } = await openComposer(page, site, path, 'office-editor');
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
