import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { signInTab } from '../support/open-admin';
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

it('admin lists › show an office editor their own records, people by last name and either name, and the office itself', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    const names = () => page.locator('td.cell-full_name').allTextContents();
    // A page out of range redirects to an existing one.
    for (const list of ['pages', 'people?page=-1']) {
      await page.goto(`${site}/admin/collections/${list}`, { waitUntil: 'networkidle' });
      await page.locator('td.cell-office').first().waitFor();
      const foreignOwners = (await ownersOf(page)).filter((owner) => !owner.includes('Osu'));
      // Records of an agent name the agent, not the office.
      expect(
        foreignOwners.filter((owner) => owner !== '–'),
        list,
      ).toEqual([]);
    }
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).not.toBe('-1');
    await expect
      .poll(names)
      .toEqual([
        'Kojo Ebo Arthur',
        'Selasi Dogbe',
        'Prince Kwarteng',
        'Grace Lamiley Sowah',
        'Naa Dedei Tetteh',
      ]);
    await page.goto(`${site}/admin/collections/people?search=${encodeURIComponent('dogbe selasi')}`);
    await expect.poll(names).toEqual(['Selasi Dogbe']);
    await page.goto(`${site}/admin/collections/offices`, { waitUntil: 'networkidle' });
    await page.waitForURL(/\/admin\/collections\/offices\/\d+$/);
  }));
