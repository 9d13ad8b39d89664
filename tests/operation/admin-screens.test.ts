import type { Locator, Page } from 'playwright';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { changeAndWait, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
let office: string | number;

beforeAll(async () => {
  const cms = await signInAs(site, 'network-admin');
  office = await cms.idOf('offices', 'slug', 'osu');
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '');

it('office form of network staff › shows network fields, and archives in a labelled dialog that returns the focus to the menu', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-admin');
    await openForm(page, `${site}/admin/collections/offices/${office}`);
    await page.getByRole('main').getByRole('button', { name: 'Network', exact: true }).click();
    await page.getByLabel('Latitude').waitFor();
    await page.getByText('Campaign numbers').waitFor();

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

it('new office form › has a country, and shows errors, tabs and spacing correctly at every width', async () => {
  const { page, complaints, close } = await browser.openTab();
  try {
    await signInTab(page, site, 'network-admin');
    await openForm(page, `${site}/admin/collections/offices/create`);
    expect(await page.getByText('Managed by the network’s staff').count()).toBe(0);
    await page.locator('#field-country').getByText('Ghana', { exact: true }).waitFor();
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
