import type { Page } from 'playwright-core';
import type { DemoAccount } from '../../lib/demo/demo-accounts';
import { demoAccount } from './sign-in-as';

/** Signs the first demo account of a role in to the CMS, in the context of this tab; no screen is opened. */
export async function signInTab(page: Page, site: string, role: DemoAccount['role']): Promise<void> {
  const { email, password } = demoAccount(role);
  const answer = await page
    .context()
    .request.post(`${site}/cms-api/staff/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
}

/** A screen with a form. Until its script has come, the form may be put in the place of itself, and loses the focus then. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('form[data-form-ready=true]').first().waitFor();
}

/**
 * Does what changes one field of a form, and waits until the server has answered what the form asks about it. What is changed while an
 * answer is under way may be asked about by the next change only.
 */
export async function changeAndHear(page: Page, change: () => Promise<void>): Promise<void> {
  const heard = page.waitForResponse((answer) => 'next-action' in answer.request().headers());
  await change();
  await heard;
}

/** The first screen of the CMS, as this account comes to it through the form. */
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
