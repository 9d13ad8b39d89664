import { describe, expect, inject, it } from 'vitest';
import { composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

describe('version history', () => {
  it('restores an earlier version by keyboard, also after the composer was reopened, and describes versions at every width', async () => {
    const { id, path } = await createPage('brought-back');
    await browser.inTab({ viewport: { width: 1280, height: 800 } }, async (page) => {
      const first = await openComposer(page, site, path, 'office-editor');
      await first.canvas.getByRole('heading', { name: 'Second heading' }).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('A mistake');
      await page.keyboard.press('Escape');
      // A request in flight when the page is left is sent again; the next session recognises it as its own.
      await expect.poll(() => headingsOf(id)).toEqual(['First heading', 'A mistake']);
      await first.isSaved();
      const second = await openComposer(page, site, path, 'office-editor');
      const status = page.locator('p.sr-only[role=status]').last();
      await page.getByRole('button', { name: 'History' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Version history' });
      const rows = dialog.getByRole('listitem');
      await expect.poll(() => rows.count()).toBe(2);
      expect(await rows.first().textContent()).toMatch(
        /^Current versionSaved today at \d\d:\d\d by Grace Sowah/,
      );
      expect(await rows.last().textContent()).toContain('published');
      await rows.first().getByText('Changed: Call to action').waitFor();
      await rows.last().getByText('The oldest stored version').waitFor();
      expect(await rows.first().getByRole('button').count()).toBe(0);
      await rows
        .last()
        .getByRole('button', { name: /^Preview/ })
        .click();
      const earlier = page.getByRole('region', { name: 'Earlier version' });
      await second.canvas.getByRole('heading', { name: 'Second heading' }).waitFor();
      await earlier.getByText('You are previewing the page as it was today at').waitFor();
      const outline = page.getByRole('region', { name: 'Blocks of the earlier version' });
      await outline.getByRole('button', { name: 'Call to action, Second heading' }).click();
      await second.canvas.getByRole('toolbar', { name: 'Block tools: Call to action' }).waitFor();
      expect(await page.getByRole('row').count()).toBe(0);
      await second.canvas.getByRole('heading', { name: 'Second heading' }).click();
      await page.keyboard.type('nothing of this');
      await earlier.getByRole('button', { name: 'Back to the current page' }).click();
      await second.canvas.getByRole('heading', { name: 'A mistake' }).waitFor();
      expect(await headingsOf(id)).toEqual(['First heading', 'A mistake']);
      await page.getByRole('button', { name: 'History' }).click();
      await rows
        .last()
        .getByRole('button', { name: /^Preview/ })
        .click();
      await earlier.getByRole('button', { name: 'Restore' }).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => status.textContent())
        .toMatch(/^Restored the version saved today at .*You can undo this/);
      await second.canvas.getByRole('heading', { name: 'Second heading' }).waitFor();
      await second.isSaved();
      expect(await headingsOf(id)).toEqual(['First heading', 'Second heading']);
      // The content equals the published one.
      await page.getByText('Published', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await second.canvas.getByRole('heading', { name: 'A mistake' }).waitFor();

      const description = rows.last().locator('> span').first();
      const boxes = async () => [
        await description.boundingBox(),
        await rows.last().getByRole('button').first().boundingBox(),
      ];
      await page.getByRole('button', { name: 'History' }).click();
      await rows.last().getByRole('button').first().waitFor();
      const [wideBox, buttonBox] = await boxes();
      expect(buttonBox?.x).toBeGreaterThanOrEqual((wideBox?.x ?? 0) + (wideBox?.width ?? 0));
      await page.setViewportSize({ width: 360, height: 740 });
      const [narrow, below] = await boxes();
      expect(narrow?.width).toBeGreaterThan(224);
      expect(below?.y).toBeGreaterThanOrEqual((narrow?.y ?? 0) + (narrow?.height ?? 0));
    });
  });
});
