import type { Page } from 'playwright';
import type { DemoAccount } from '../../lib/demo/demo-accounts';
import { demoAccount } from './sign-in-as';

/** Signs the first demo account of a role in to the CMS, in the context of this tab; no screen is opened. */
export async function signInTab(page: Page, site: string, role: DemoAccount['role']): Promise<void> {
  const { email, password } = demoAccount(role);
  const response = await page
    .context()
    .request.post(`${site}/cms-api/staff/login`, { data: { email, password } });
  if (!response.ok())
    throw new Error(`${email} cannot sign in: ${response.status()} ${await response.text()}`);
}

/** Opens a screen with a form. Before hydration the form may be replaced, which loses the focus. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('form[data-form-ready=true]').first().waitFor();
}

/**
 * Changes a form field and waits for the form-state response. A change made during a pending request is sent
 * only with the next change.
 */
export async function changeAndWait(page: Page, change: () => Promise<void>): Promise<void> {
  const formStateResponse = page.waitForResponse((response) => 'next-action' in response.request().headers());
  await change();
  await formStateResponse;
}

/** Signs an account in through the login form, and waits for the dashboard. */
export async function openAdminAs(
  page: Page,
  site: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${site}/admin`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/admin\/?$/);
}

/** Confirms the open dialog of a CMS screen. */
export const confirm = (page: Page) =>
  page.locator('dialog[open] #confirm-action, #confirm-action').last().click();
