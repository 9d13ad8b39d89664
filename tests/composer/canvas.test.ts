import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { callToAction, columns, composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { makePage, headingsOf } = composedPages(site);

/** Somebody else writes in the second block, whatever is saved meanwhile. */
async function saveTheirs(id: string | number): Promise<void> {
  const theirs = await signInAs(site, 'network-editor');
  const address = `/pages/${id}/composing?locale=en-GH`;
  const operations = [{ kind: 'set', id: 'second', path: ['heading'], value: 'Theirs' }];
  for (let status = 409; status === 409; ) {
    const stored: unknown = await (await theirs.call(address, 'GET')).json();
    const { revision } = z.object({ revision: z.number() }).parse(stored);
    const save = { save: crypto.randomUUID(), operations };
    status = (await theirs.call(address, 'POST', save, { 'if-match': `"${revision}"` })).status;
  }
}

describe('the page itself, in the composer', () => {
  it('is written on: every letter is kept, in the form and in what is stored, and undone', async () => {
    const { id, path } = await makePage('written-on');
    await browser.inTab({}, async (page) => {
      const { canvas, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      const field = canvas.getByRole('textbox', { name: 'Heading' });
      await field.press('ControlOrMeta+A');
      const sentence = 'Typed at once, letter by letter, without a pause. '.repeat(2).trim();
      await page.keyboard.type(sentence);
      await expect.poll(() => heading.inputValue()).toBe(sentence);
      expect(await field.textContent()).toBe(sentence);
      // Before it was saved: leaving the field loses nothing.
      await canvas.getByRole('heading', { name: 'Second heading' }).click();
      await canvas.getByRole('heading', { name: sentence }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await isSaved();
      expect(await headingsOf(id)).toEqual([sentence, 'Second heading!']);
      await page.keyboard.press('ControlOrMeta+Z');
      await expect.poll(() => canvas.getByRole('textbox').textContent()).toBe('Second heading');
      await page.keyboard.press('Escape');
      // Typing that a busy machine held up for a second is two steps.
      const isBack = () => canvas.getByRole('heading', { name: 'First heading' }).isVisible();
      const undo = async () => {
        await page.keyboard.press('ControlOrMeta+Z');
        return isBack();
      };
      await expect.poll(undo).toBe(true);
      await isSaved();
      expect(await headingsOf(id)).toEqual(['First heading', 'Second heading']);
    });
  });

  it('has tools at the chosen block, and is walked through by keyboard', async () => {
    const { id, path } = await makePage('tools');
    await browser.inTab({}, async (page) => {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
      const said = page.locator('p.sr-only[role=status]').last();
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('Escape');
      const tools = canvas.getByRole('toolbar', { name: 'Tools of Call to action' });
      await expect
        .poll(() => tools.getByRole('button', { name: 'Move up' }).getAttribute('title'))
        .toContain('first already');
      await tools.getByRole('button', { name: 'Hide' }).click();
      await expect.poll(() => said.textContent()).toContain('is hidden from visitors');
      await tools.getByRole('button', { name: 'Show' }).click();
      await tools.getByRole('button', { name: 'Move down' }).click();
      await expect.poll(() => said.textContent()).toBe('Call to action moved down: place 2 of 2 on the page');
      await isSaved();
      expect(await headingsOf(id)).toEqual(['Second heading', 'First heading']);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => said.textContent()).toBe('Call to action: place 1 of 2 on the page');
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.type(' by keyboard');
      await page.keyboard.press('Enter');
      await canvas.getByRole('heading', { name: 'Second heading by keyboard' }).waitFor();
      await isSaved();
      expect(await headingsOf(id)).toEqual(['Second heading by keyboard', 'First heading']);
    });
  });

  it('is written on while somebody else saves another block, and a word that is typed is never redrawn', async () => {
    const { id, path } = await makePage('written-by-two');
    const { page, complaints, close } = await browser.openTab({});
    try {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
      await canvas.getByRole('heading', { name: 'First heading' }).click();
      const field = canvas.getByRole('textbox', { name: 'Heading' });
      await field.press('ControlOrMeta+A');
      await field.evaluate((element) => element.setAttribute('data-same', ''));
      await page.keyboard.type('Mine: ');
      await saveTheirs(id);
      for (const word of ['typed', 'while', 'others', 'save']) {
        await page.keyboard.type(`${word} `, { delay: 60 });
        await page.waitForTimeout(900);
      }
      await canvas.getByRole('heading', { name: 'Theirs' }).waitFor();
      expect(await field.getAttribute('data-same')).toBe('');
      expect(await field.textContent()).toBe('Mine: typed while others save ');
      await isSaved();
      expect(await headingsOf(id)).toEqual(['Mine: typed while others save ', 'Theirs']);
      // A save that came second is refused, and done again on top of theirs: the browser notes the first.
      expect(complaints.filter((complaint) => !complaint.includes('status of 409'))).toEqual([]);
    } finally {
      await close();
    }
  });

  it('takes blocks that are dragged, at half size too, and lets go of them by Escape', async () => {
    const { id, path } = await makePage('dragged');
    await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
      const said = page.locator('p.sr-only[role=status]').last();
      await page.getByLabel('Zoom').selectOption('0.5');
      const second = canvas.getByRole('heading', { name: 'Second heading' });
      const carry = async () => {
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
      await carry();
      await page.keyboard.press('Escape');
      await page.mouse.up();
      expect(await canvas.locator('.canvas-drop').count()).toBe(0);
      await carry();
      await page.mouse.up();
      await expect.poll(() => said.textContent()).toBe('Call to action moved: place 2 of 2 on the page');
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
      await expect.poll(() => said.textContent()).toBe('Columns put in: place 1 of 3 on the page');
    });
  });

  it('takes blocks at a place, and from other pages by the clipboard', async () => {
    const [from, to] = [await makePage('copied-from'), await makePage('pasted-to')];
    await browser.inTab({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const first = await openComposer(page, site, from.path, 'office-editor');
      const said = page.locator('p.sr-only[role=status]').last();
      await first.canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.type('Copied: ');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+C');
      await expect.poll(() => said.textContent()).toContain('Call to action copied');
      await first.isSaved();
      const second = await openComposer(page, site, to.path, 'office-editor');
      await second.canvas.getByRole('heading', { name: 'First heading' }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+V');
      await expect.poll(() => said.textContent()).toBe('Call to action pasted');
      await second.isSaved();
      const [, pasted] = await headingsOf(to.id);
      expect(pasted).toContain('Copied: ');
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect.poll(() => said.textContent()).toContain('Call to action copied');
      await page.getByRole('button', { name: 'Paste', exact: true }).click();
      await expect.poll(() => said.textContent()).toBe('Call to action pasted');
      await page.keyboard.press('ControlOrMeta+Z');
      await second.canvas.getByRole('heading', { name: 'Copied: ' }).click();
      await page.keyboard.press('Escape');
      await second.canvas.getByRole('button', { name: 'Put in a block before Call to action' }).click();
      await page.getByLabel('Search blocks').fill('questions');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => said.textContent())
        .toBe('Questions and answers put in: place 2 of 4 on the page');
      await second.canvas.getByRole('toolbar', { name: 'Tools of Questions and answers' }).waitFor();
    });
  });

  it('shows the tools of a narrow block whole, within the window', async () => {
    const inner = (id: string) => callToAction(id, `Heading of ${id}`);
    const narrow = { ...columns, slots: { first: [inner('left')], second: [inner('right')] } };
    const { path } = await makePage('narrow-tools', [callToAction('first', 'First heading'), narrow]);
    await browser.inTab({ viewport: { width: 1280, height: 800 } }, async (page) => {
      const { canvas } = await openComposer(page, site, path, 'office-editor');
      for (const name of ['left', 'right']) {
        await canvas.getByRole('heading', { name: `Heading of ${name}` }).click();
        const tools = canvas.getByRole('toolbar', { name: 'Tools of Call to action' });
        const frame = await page.locator('iframe[title="The page"]').boundingBox();
        expect(await tools.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        const last = await tools.getByRole('button', { name: 'Take out' }).boundingBox();
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
      }
    });
  });

  it('is looked at as wide and as large as one likes, light and dark', async () => {
    const { path } = await makePage('looked-at');
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
