import type { Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
});

const admin = (path: string) => `${site}/admin/collections/${path}`;
const openList = async (page: Page, path: string) => {
  await page.goto(admin(path), { waitUntil: 'networkidle' });
  await page.locator('tbody tr').first().waitFor();
};

it('admin accessibility › names the controls that Payload leaves without an accessible name', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-editor');
    await openForm(page, admin(`menus/${await cms.idOf('menus', 'name', 'main')}`));
    await page.getByRole('button', { name: 'More publishing options', exact: true }).waitFor();
    await page.getByRole('button', { name: 'More actions', exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^More actions for \S/ })
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /^Move \S/ })
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'Belongs to', exact: true }).waitFor();

    await openList(page, 'pages');
    const title = await page.locator('tbody .cell-title').first().textContent();
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next page', exact: true }).waitFor();
  }));

it('admin list › shows all columns next to a title that is one long word', () =>
  browser.inTab({ viewport: { width: 1280, height: 900 } }, async (page) => {
    const longWord = 'x'.repeat(160);
    const long = await cms.create('pages', {
      ...customPage(newSlug(), [headingBlock('Long')]),
      title: longWord,
    });
    await signInTab(page, site, 'network-editor');
    await openList(page, 'pages');
    await page.locator('tbody').getByText(longWord).waitFor();
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const right = () =>
        page
          .getByRole('link', { name: 'Settings' })
          .first()
          .evaluate((link) => link.getBoundingClientRect().right);
      await expect.poll(right).toBeLessThan(width);
    }
    await cms.remove('pages', long);
  }));

it('admin list › shows Yes in the same font as other text', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-editor');
    await openList(page, 'reviews');
    const fontOf = (cell: string) =>
      page
        .locator(`tbody ${cell}`)
        .first()
        .evaluate((item) => getComputedStyle(item).fontFamily);
    expect(await fontOf('.bool-cell')).toBe(await fontOf('.cell-author'));
  }));

it('create form › names the record type, and links to the dashboard when it is not permitted', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-editor');
    await openForm(page, admin('listings/create'));
    await page.getByRole('heading', { name: 'New listing', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    await openForm(page, admin('offices/create'));
    expect(await page.getByText('Managed by the network’s staff').count()).toBe(0);
    await page.locator('#field-country').getByText('Ghana', { exact: true }).waitFor();
    await page.goto(admin('staff/create'), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'You do not have access to this page' }).waitFor();
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await page.waitForURL(/\/admin\/?$/);
  }));
