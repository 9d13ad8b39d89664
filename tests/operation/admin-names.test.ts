import type { Page } from 'playwright-core';
import { beforeAll, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { isWhole } from '../support/long-form';
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

it('names for who hears the screen what Payload leaves without a name', { skip: !isWhole }, () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-editor');
    await openForm(page, admin(`menus/${await cms.idOf('menus', 'name', 'main')}`));
    await page.getByRole('button', { name: 'Other ways to publish', exact: true }).waitFor();
    await page.getByRole('button', { name: 'More to do', exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^More to do with \S/ })
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
  }),
);
