import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1440, height: 900 } };

/** Of all rows of a list: their names come a moment after the rows. */
async function owners(page: Page): Promise<string[]> {
  let told: string[] = [];
  const look = async () => {
    told = await page.locator('td.cell-office').allTextContents();
    return told;
  };
  // What was looked at is what is told: the list may be drawn anew after it.
  await expect.poll(look).not.toContain('Loading...');
  return told;
}

it('lists to an office editor what is the office’s, and opens the office itself', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    for (const collection of ['pages', 'people', 'listings']) {
      await page.goto(`${site}/admin/collections/${collection}`, { waitUntil: 'networkidle' });
      await page.locator('td.cell-office').first().waitFor();
      const others = (await owners(page)).filter((owner) => !owner.includes('Osu'));
      // What is an agent's own names the agent, not the office.
      expect(
        others.filter((owner) => owner !== '–'),
        collection,
      ).toEqual([]);
    }
    await page.goto(`${site}/admin/collections/redirects`, { waitUntil: 'networkidle' });
    await page.getByText('Nothing is here yet').waitFor();
    await page.goto(`${site}/admin/collections/offices`, { waitUntil: 'networkidle' });
    await page.waitForURL(/\/admin\/collections\/offices\/\d+$/);
  }));

it('offers the network’s pictures where one is chosen', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    await openForm(page, `${site}/admin/collections/posts/create`);
    await page.getByRole('button', { name: 'Choose from existing' }).first().click();
    await page.locator('.drawer td.cell-filename').nth(5).waitFor();
  }));

it('lists people by both names, in the order of last names, and finds them by either', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/admin/collections/people`, { waitUntil: 'networkidle' });
    const names = () => page.locator('td.cell-full_name').allTextContents();
    await expect
      .poll(names)
      .toEqual([
        'Kojo Ebo Arthur',
        'Selasi Dogbe',
        'Prince Kwarteng',
        'Grace Lamiley Sowah',
        'Naa Dedei Tetteh',
      ]);
    for (const sought of ['Selasi', 'Dogbe', 'dogbe selasi']) {
      await page.goto(`${site}/admin/collections/people?search=${encodeURIComponent(sought)}`);
      await expect.poll(names).toEqual(['Selasi Dogbe']);
    }
    await openForm(page, `${site}/admin/collections/listings/create`);
    await page.getByRole('main').getByRole('button', { name: 'Where, and with whom', exact: true }).click();
    await page.locator('#field-agent .rs__input').fill('Tetteh');
    await page.getByRole('option', { name: 'Naa Dedei Tetteh' }).waitFor();
  }));
