import type { Page } from 'playwright-core';
import type { DemoAccount } from '../../lib/demo/demo-accounts';
import { demoAccount } from './sign-in-as';

/** The first screen of the CMS, as the first demo account of a role comes to it. */
export const openAdmin = (page: Page, site: string, role: DemoAccount['role']) =>
  openAdminAs(page, site, demoAccount(role));

/** The first screen of the CMS, as this account comes to it. */
export async function openAdminAs(
  page: Page,
  site: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${site}/admin`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
}

/** Says yes to the question that a screen of the CMS asks. */
export const confirm = (page: Page) =>
  page.locator('dialog[open] #confirm-action, #confirm-action').last().click();
