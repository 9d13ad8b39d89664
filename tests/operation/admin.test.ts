import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { expectNoHorizontalScroll } from '../support/expect-no-horizontal-scroll';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { visit } from '../support/visit';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1280, height: 900 } };
const slug = newSlug();

let cms: CmsClient;
let networkPage: string | number;
let officePage: string | number;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
  networkPage = await cms.create('pages', customPage(slug, [headingBlock('Stored words')]));
  officePage = await cms.create('pages', {
    ...customPage(slug, [headingBlock('Office words')]),
    ...{ route: 'tribeCustomPage', scope: 'office', office: await cms.idOf('offices', 'slug', 'osu') },
  });
});
afterAll(async () => {
  for (const id of [networkPage, officePage]) await cms.remove('pages', id);
});

/** Opens the form of a page, and checks its link to the composer. */
async function openPage(page: Page, id: string | number) {
  await openForm(page, `${site}/admin/collections/pages/${id}`);
  const composer = page.getByRole('link', { name: 'Edit the page in the composer' });
  await composer.waitFor();
  expect(await composer.getAttribute('href')).toBe(`/compose/record/${id}?locale=en-GH`);
  return page.getByLabel('Blocks as JSON');
}

it('pages list and form of an administrator › link to the composer, show blocks as read-only data, and leave new pages to the composer', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'network-admin');
    await page.goto(`${site}/admin/collections/pages`, { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(3);
    const composeLinks = page.locator('tbody').getByRole('link', { name: 'Compose' });
    expect(await composeLinks.first().getAttribute('href')).toMatch(/^\/compose\/record\/\d+$/);
    // A title links there too, without placeholders; the form is one click away.
    const titles = page.locator('tbody td.cell-title');
    expect(await titles.getByRole('link').first().getAttribute('href')).toMatch(/^\/compose\/record\/\d+$/);
    expect((await titles.allTextContents()).join()).not.toContain('{');
    const forms = page.locator('tbody').getByRole('link', { name: 'Settings' });
    expect(await forms.first().getAttribute('href')).toMatch(/^\/admin\/collections\/pages\/\d+$/);
    await page.getByRole('link', { name: 'New page', exact: true }).waitFor();
    // There is no second button for this.
    expect(await page.locator('.list-create-new-doc__create-new-button:visible').count()).toBe(0);
    await page.getByRole('link', { name: 'Home', exact: true }).first().waitFor();

    const stored = await openPage(page, officePage);
    await page.getByText('Stored data').click();
    expect(await stored.inputValue()).toContain('"Office words"');
    expect(await stored.isEditable()).toBe(false);

    await openForm(page, `${site}/admin/collections/pages/create`);
    await page.getByText('Save first, then edit it').waitFor();
    expect(await page.getByLabel('Blocks as JSON').count()).toBe(0);
    await expectNoHorizontalScroll(page);
  }));

it('page form of an office editor › has no blocks, and a new page is created in the composer', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    expect(await (await openPage(page, officePage)).count()).toBe(0);
    await page.goto(`${site}/admin/collections/pages/create`);
    await page.waitForURL(`${site}/compose/new`);
  }));

it('page form › publishes changes without blocks, and links to the composer for changed blocks', async () => {
  const { page, complaints, close } = await browser.openTab(screen);
  await signInTab(page, site, 'network-editor');
  const broken = { blocks: [headingBlock('', 'wordless')], _status: 'draft' };
  await cms.update('pages', networkPage, broken, '&draft=true');
  await openPage(page, networkPage);
  expect(await page.getByRole('link', { name: 'Publish in the composer' }).getAttribute('href')).toMatch(
    /^\/compose\//,
  );
  expect(await page.getByRole('button', { name: 'Publish changes' }).count()).toBe(0);
  expect((await visit(`${site}/en-GH/${slug}`)).text).toContain('Stored words');

  await cms.update('pages', networkPage, { blocks: [headingBlock('Mended words')], _status: 'published' });
  await cms.update('pages', networkPage, { meta_title: 'Found by this', _status: 'draft' }, '&draft=true');
  await openPage(page, networkPage);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect
    .poll(async () => (await cms.call(`/pages/${networkPage}?depth=0`, 'GET')).json(), { timeout: 20_000 })
    .toMatchObject({ meta_title: 'Found by this', _status: 'published' });
  await expect
    .poll(async () => (await visit(`${site}/en-GH/${slug}`)).text, { timeout: 20_000 })
    .toContain('Mended words');
  expect(complaints).toEqual([]);
  await close();
});
