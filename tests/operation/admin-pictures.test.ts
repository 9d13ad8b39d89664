import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');

const field = (page: Page) => page.locator('#field-image');
/** The focused element within the picture field, by its label or text. */
const focused = (page: Page) =>
  field(page).evaluate((around) => {
    const at = document.activeElement;
    return around.contains(at)
      ? (at?.getAttribute('aria-label') ?? at?.textContent)
      : `outside: ${at?.tagName}`;
  });
/** @returns the file name of the picture. */
async function chooseNth(page: Page, nth: number): Promise<string> {
  const picture = page.locator('dialog td.cell-filename button').nth(nth);
  const name = (await picture.textContent()) ?? '';
  await picture.click();
  await page.locator('dialog td.cell-filename').first().waitFor({ state: 'detached' });
  return name;
}

it('picture field › offers an office the pictures of the network, and is changed by keyboard without losing the focus', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'office-editor');
    await openForm(page, `${site}/admin/collections/posts/create`);
    await field(page).getByRole('button', { name: 'Choose from existing' }).press('Enter');
    await page.locator('.drawer td.cell-filename').nth(5).waitFor();
    const first = await chooseNth(page, 0);
    await expect.poll(() => focused(page)).toBe(first);
    await field(page).getByRole('button', { name: 'Choose another picture' }).press('Enter');
    const second = await chooseNth(page, 1);
    expect(second).not.toBe(first);
    await field(page).getByRole('link', { name: second }).waitFor();
    await expect.poll(() => focused(page)).toBe('Choose another picture');
    await field(page)
      .getByRole('button', { name: `Edit picture: ${second}` })
      .waitFor();
    await field(page)
      .getByRole('button', { name: `Remove picture: ${second}` })
      .press('Enter');
    await expect.poll(() => focused(page)).toBe('Choose from existing');
  }));
