import type { Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { expectNoHorizontalScroll } from '../support/expect-no-horizontal-scroll';
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
  }));

it('pages list › is sorted by last change, names its controls, and fits every width with a title of one long word', () =>
  browser.inTab({ viewport: { width: 1280, height: 900 } }, async (page) => {
    const longWord = 'x'.repeat(160);
    const long = await cms.create('pages', {
      ...customPage(newSlug(), [headingBlock('Long')]),
      title: longWord,
    });
    const answer = await cms.call('/pages?where[route][equals]=About&limit=1&depth=0', 'GET');
    const [about] = (await answer.json()).docs;
    await cms.update('pages', about.id, { noindex: about.noindex });
    await signInTab(page, site, 'network-editor');
    await openList(page, 'pages');
    const rows = page.locator('tbody tr');
    await rows.first().getByRole('link', { name: about.title }).first().waitFor();
    await rows.getByText(longWord).waitFor();
    const title = await page.locator('tbody .cell-title').first().textContent();
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next page', exact: true }).waitFor();

    await page.getByRole('textbox', { name: /^Search by/ }).focus();
    const ring = () => page.locator('.search-bar').evaluate((bar) => getComputedStyle(bar).outlineStyle);
    await expect.poll(ring).toBe('solid');
    const sortBox = await page.locator('.sort-column__button').first().boundingBox();
    expect(Math.min(sortBox?.width ?? 0, sortBox?.height ?? 0)).toBeGreaterThanOrEqual(24);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const right = () =>
        page
          .getByRole('link', { name: 'Settings' })
          .first()
          .evaluate((link) => link.getBoundingClientRect().right);
      await expect.poll(right).toBeLessThan(width);
    }
    await expectNoHorizontalScroll(page);
    await cms.remove('pages', long);
  }));

it('reviews list › redirects from a page out of range to an existing one, and shows Yes in the font of other text', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-editor');
    await openList(page, 'reviews?limit=5&page=999');
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).not.toBe('999');
    const fontOf = (cell: string) =>
      page
        .locator(`tbody ${cell}`)
        .first()
        .evaluate((item) => getComputedStyle(item).fontFamily);
    expect(await fontOf('.bool-cell')).toBe(await fontOf('.cell-author'));

    await page.goto(admin('staff/create'), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'You do not have access to this page' }).waitFor();
    await page.getByText(/does not have permission to open this page/).waitFor();
    const dashboard = page.getByRole('link', { name: 'Back to the dashboard' });
    expect(await dashboard.getAttribute('href')).toBe('/admin');
  }));
