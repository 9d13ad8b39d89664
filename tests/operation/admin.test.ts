import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAccounts } from '../../lib/demo/demo-accounts';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { openAdminAs, openForm } from '../support/open-admin';
import { shareBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';
import { visit } from '../support/visit';

const browser = shareBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1280, height: 900 } };
const slug = newSlug();

let cms: CmsClient;
let networkPage: string | number;
let officePage: string | number;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
  networkPage = await cms.create('pages', customPage(slug, [saying('Stored words')]));
  officePage = await cms.create('pages', {
    ...customPage(slug, [saying('Office words')]),
    ...{ route: 'tribeCustomPage', scope: 'office', office: await cms.idOf('offices', 'slug', 'osu') },
  });
});
afterAll(async () => {
  for (const id of [networkPage, officePage]) await cms.remove('pages', id);
});

async function openPage(page: Page, id: string | number) {
  await openForm(page, `${site}/admin/collections/pages/${id}`);
  const blocks = page.getByLabel('Blocks as JSON');
  await blocks.waitFor();
  return blocks;
}

describe.each(demoAccounts.slice(0, 3))('$role', (account) => {
  const mayWriteNetwork = account.role !== 'office-editor';

  it('signs in, sees pages and edits the blocks of those that are theirs, without a complaint', () =>
    browser.inTab(screen, async (page) => {
      await openAdminAs(page, site, account);
      await page.goto(`${site}/admin/collections/pages`, { waitUntil: 'networkidle' });
      await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(5);

      const ofOffice = await openPage(page, officePage);
      expect(await ofOffice.inputValue()).toContain('"Office words"');
      expect(await ofOffice.isEnabled()).toBe(true);
      const ofNetwork = await openPage(page, networkPage);
      expect(await ofNetwork.inputValue()).toContain('"Stored words"');
      expect(await ofNetwork.isEnabled()).toBe(mayWriteNetwork);
    }));
});

it('says which block is broken and where, and publishes once it is mended', async () => {
  const { page, complaints, close } = await browser.openTab(screen);
  await openAdminAs(page, site, demoAccount('network-editor'));
  const blocks = await openPage(page, networkPage);

  await blocks.fill('[{');
  await page.getByText(/JSON/).filter({ hasText: 'position' }).first().waitFor();

  await blocks.fill(JSON.stringify([saying('x'.repeat(121), 'too-long')]));
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByText('call-to-action "too-long" at props.heading').first().waitFor();
  expect((await visit(`${site}/en-GH/${slug}`)).words).toContain('Stored words');

  await blocks.fill(JSON.stringify([saying('Mended words')]));
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect
    .poll(async () => (await visit(`${site}/en-GH/${slug}`)).words, { timeout: 20_000 })
    .toContain('Mended words');
  // The browser notes every refusal as a failed request.
  expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
  await close();
});

it('lets nobody in with a wrong password', async () => {
  const { page, close } = await browser.openTab(screen);
  await page.goto(`${site}/admin`);
  await page.locator('input[name=email]').fill(demoAccount('network-admin').email);
  await page.locator('input[name=password]').fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('The email or password provided is incorrect.').waitFor();
  await close();
});
