import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1440, height: 900 } };

/** The owners of all rows of a list: their names are loaded after the rows. */
async function ownersOf(page: Page): Promise<string[]> {
  let names: string[] = [];
  const readNames = async () => {
    names = await page.locator('td.cell-office').allTextContents();
    return names;
  };
  // Returns what was polled: the list may be rendered again afterwards.
  await expect.poll(readNames).not.toContain('Loading...');
  return names;
}

it('admin lists › show an office editor only records of their office, and open the office itself', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    for (const collection of ['pages', 'people', 'listings']) {
      await page.goto(`${site}/admin/collections/${collection}`, { waitUntil: 'networkidle' });
      await page.locator('td.cell-office').first().waitFor();
      const foreignOwners = (await ownersOf(page)).filter((owner) => !owner.includes('Osu'));
      // Records of an agent name the agent, not the office.
      expect(
        foreignOwners.filter((owner) => owner !== '–'),
        collection,
      ).toEqual([]);
    }
    await page.goto(`${site}/admin/collections/redirects`, { waitUntil: 'networkidle' });
    await page.getByText('Nothing here yet').waitFor();
    await page.goto(`${site}/admin/collections/offices`, { waitUntil: 'networkidle' });
    await page.waitForURL(/\/admin\/collections\/offices\/\d+$/);
  }));

it("picture picker › offers the network's pictures to an office editor", () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    await openForm(page, `${site}/admin/collections/posts/create`);
    await page.getByRole('button', { name: 'Choose from existing' }).first().click();
    await page.locator('.drawer td.cell-filename').nth(5).waitFor();
  }));

it('people list › shows both names sorted by last name, and finds people by either', () =>
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
    for (const searchTerm of ['Selasi', 'Dogbe', 'dogbe selasi']) {
      await page.goto(`${site}/admin/collections/people?search=${encodeURIComponent(searchTerm)}`);
      await expect.poll(names).toEqual(['Selasi Dogbe']);
    }
    await openForm(page, `${site}/admin/collections/listings/create`);
    await page.getByRole('main').getByRole('button', { name: 'Location and agent', exact: true }).click();
    await page.locator('#field-agent .rs__input').fill('Tetteh');
    await page.getByRole('option', { name: 'Naa Dedei Tetteh' }).waitFor();
  }));
