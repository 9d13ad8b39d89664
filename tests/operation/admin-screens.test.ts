import type { Locator, Page } from 'playwright';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { changeAndWait, openAdminAs, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
let cms: CmsClient;
let office: string | number;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
  office = await cms.idOf('offices', 'slug', 'osu');
});

const open = (page: Page, path: string) =>
  page.goto(`${site}/admin/collections/${path}`, { waitUntil: 'networkidle' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '');

it('admin › fits a window of 360 pixels without horizontal scrolling', () =>
  browser.inTab({ viewport: { width: 360, height: 780 } }, async (page) => {
    await signInTab(page, site, 'network-admin');
    for (const path of ['pages', 'pages/create', `offices/${office}`, 'redirects/create']) {
      await open(page, path);
      const beyond = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      // The first screen of a tab animates its navigation away.
      await expect.poll(beyond, { timeout: 5_000, message: path }).toBe(0);
    }
  }));

it('admin › never shows an undefined language, and has an icon', () =>
  browser.inTab({}, async (page) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const shown = document.querySelector('.localizer .localizer-button');
        if (shown?.checkVisibility({ visibilityProperty: true })) seen.push(shown.textContent);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await openAdminAs(page, site, demoAccount('office-editor'));
    await page.locator('.localizer').getByText('English (Ghana)').waitFor();
    const seen = await page.evaluate(() => Reflect.get(window, 'seen').join());
    expect(seen).toContain('English (Ghana)');
    expect(seen).not.toContain('undefined');
    // The icon link may occur twice: from the server and from React.
    const icons = () =>
      page.locator('link[rel=icon]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(async () => new Set(await icons()).size).toBe(1);
    const [icon] = await icons();
    expect((await fetch(new URL(icon ?? '', site))).status).toBe(200);
  }));

it('admin list › redirects from a page out of range to an existing one', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-editor');
    for (const pageNumber of ['999', '-1']) {
      await open(page, `regions?limit=5&page=${pageNumber}`);
      await page.locator('tbody tr').first().waitFor();
      await expect.poll(() => new URL(page.url()).searchParams.get('page')).not.toBe(pageNumber);
    }
  }));

it('admin list › sorts by last change first', () =>
  browser.inTab({}, async (page) => {
    const response = await cms.call('/pages?where[route][equals]=About&limit=1&depth=0', 'GET');
    const [about] = (await response.json()).docs;
    await cms.update('pages', about.id, { noindex: about.noindex });
    await signInTab(page, site, 'network-admin');
    await open(page, 'pages');
    await page.locator('tbody tr').first().getByRole('link', { name: about.title }).first().waitFor();
  }));

it('admin › preselects the office of an editor, and explains why versions of other documents are hidden', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'office-editor');
    for (const path of ['redirects', 'media', 'menus']) {
      await open(page, `${path}/create`);
      await page.locator('#field-office').getByText('Meridian Business Advisors Osu').waitFor();
    }
    const response = await cms.call('/pages?where[scope][equals]=network&limit=1&depth=0', 'GET');
    await open(page, `pages/${(await response.json()).docs[0].id}/versions`);
    await page.getByText(/does not have permission to open this page/).waitFor();
  }));

it('archiving › asks in a labelled dialog and returns the focus to the menu', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-admin');
    await openForm(page, `${site}/admin/collections/offices/${office}`);
    const menu = page.locator('.doc-controls__popup button').first();
    await menu.focus();
    await page.keyboard.press('Enter');
    // When opened by keyboard, the menu takes the focus a frame later.
    await expect.poll(() => focused(page)).toContain('popup-button-list__button');
    await page.locator('#action-archive').press('Enter');
    await page.getByRole('dialog', { name: /^Archive “Meridian Business Advisors Osu”\?$/ }).waitFor();
    await expect.poll(() => focused(page)).toContain('confirm-cancel');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  }));

type Box = { y: number; right: number; bottom: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not seen`);
  return { y: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** The form of a new office with an invalid telephone number, at the given width. */
async function expectOrder(page: Page, width: number): Promise<void> {
  const at = `at ${width} px`;
  const [labelBox, errorBox, inputBox] = [
    await boxOf(page.getByText('Telephone', { exact: true })),
    await boxOf(page.locator('.field-error', { hasText: 'This is not a phone number' })),
    await boxOf(page.locator('#field-main_telephone')),
  ];
  expect(errorBox.y, at).toBeGreaterThanOrEqual(labelBox.bottom);
  expect(errorBox.bottom, at).toBeLessThanOrEqual(inputBox.y);
  expect(errorBox.right, at).toBeLessThanOrEqual(inputBox.right);
  for (const tab of await page.locator('.tabs-field__tab-button:visible').all())
    expect((await boxOf(tab)).right, at).toBeLessThanOrEqual(width);
  const next = await boxOf(page.getByText(width > 1024 ? 'WhatsApp' : 'Extension', { exact: true }));
  expect(next.y - inputBox.bottom, at).toBeGreaterThanOrEqual(12);
}

it('admin form › shows errors, tabs and spacing correctly at every width', async () => {
  const { page, complaints, close } = await browser.openTab();
  try {
    await signInTab(page, site, 'network-admin');
    await openForm(page, `${site}/admin/collections/offices/create`);
    await changeAndWait(page, () => page.locator('#field-main_telephone').fill('030'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.locator('.field-error', { hasText: 'This is not a phone number' }).waitFor();
    for (const width of [360, 820, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Collapsing elements are animated.
      await vi.waitFor(() => expectOrder(page, width), { timeout: 10_000 });
    }
    // The browser logs the refusal as a failed request.
    expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
  } finally {
    await close();
  }
});
