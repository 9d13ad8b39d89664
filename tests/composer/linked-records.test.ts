import { expect, inject, it } from 'vitest';
import { labelsOutsideWindow } from '../support/labels-outside-window';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1440, height: 900 } };

it('preview of an office › has every button inside a small window, opens the record of its picture at the field, and is refreshed when the user returns', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose/en-GH/locations/greater-accra/osu`);
    await page.getByRole('link', { name: 'Open live page', exact: true }).waitFor();
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.locator('main img').first().click();
    const change = page.getByRole('link', { name: /^Replace picture of/ });
    await change.waitFor();
    const [form] = await Promise.all([page.waitForEvent('popup'), change.click()]);
    await form.locator('#field-image').waitFor();
    await expect
      .poll(() => form.evaluate(() => document.activeElement?.closest('#field-image') !== null))
      .toBe(true);
    await form.getByText('go back to the page in the composer').waitFor();
    const backButton = form.getByRole('button', { name: 'Back to the page' });
    await backButton.waitFor();
    const closed = form.waitForEvent('close');
    // The button closes the tab, sometimes before `click()` of Playwright has ended, which is an error then.
    await backButton.evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
    await closed;
    const read = page.waitForResponse((answer) => answer.url().endsWith('/compose/page-data'));
    // In headless mode a tab never becomes hidden.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await read;
    // A page previewed with an office needs the most space in the toolbar.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('banner').getByRole('button', { name: /Osu/ }).waitFor();
    const buttons = page.getByRole('banner').locator('a:visible, button:visible');
    expect(await buttons.count()).toBeGreaterThan(6);
    await expect.poll(() => buttons.evaluateAll(labelsOutsideWindow)).toEqual([]);
  }));
