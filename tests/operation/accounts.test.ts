import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const screen = { viewport: { width: 1280, height: 900 } };
const strongPassword = 'kenkey at the harbour';

const expectToast = (page: Page, text: string) =>
  page.locator('.payload-toast-container').getByText(text, { exact: true }).waitFor();

describe('own account', () => {
  const site = inject('siteUrl');
  const { email, password } = demoAccount('network-editor');

  /** Types as slowly as a person: Payload's form registers new fields only after a sixth of a second. */
  async function fillPassword(page: Page, newPassword: string, current: string): Promise<void> {
    await page.locator('#change-password').click();
    await page.waitForTimeout(300);
    await page.locator('input[name=password]').pressSequentially(newPassword, { delay: 10 });
    await page.locator('input[name=confirm-password]').pressSequentially(newPassword, { delay: 10 });
    await page.locator('input[name=current_password]').pressSequentially(current, { delay: 10 });
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

  async function changePassword(page: Page, newPassword: string, current: string): Promise<void> {
    await fillPassword(page, newPassword, current);
    await save(page);
    await expectToast(page, 'Updated successfully.');
  }

  it('discards a new password with the wrong current one, changes it with the right one, and stays signed in', async () => {
    const { page, complaints, close } = await browser.openTab(screen);
    await signInTab(page, site, 'network-editor');
    await openForm(page, `${site}/admin/account`);
    await fillPassword(page, 'meadow-lantern-copper-92', 'not this one');
    await save(page);
    const mark = page.locator('.field-error', { hasText: 'This is not your current password' });
    await mark.waitFor();
    await page.waitForTimeout(1_500);
    expect(await mark.count()).toBe(1);
    expect(await page.locator('#field-password').inputValue()).toBe('meadow-lantern-copper-92');
    await page.locator('#cancel-change-password').click();
    const current = page.locator('input[name=current_password], #field-current_password');
    await expect.poll(() => current.inputValue()).toBe('');
    const name = page.locator('#field-name');
    await name.fill(`${await name.inputValue()} `);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save(page);
    expect((await saved).request().postData()).not.toContain('meadow-lantern');
    expect((await saved).status()).toBe(200);

    await openForm(page, `${site}/admin/account`);
    await changePassword(page, strongPassword, password);
    await openForm(page, `${site}/admin/account`);
    await changePassword(page, password, strongPassword);
    // The browser logs the refusal as a failed request.
    expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
    await close();
  });

  it('does not ask for a password on the screen of another account', () =>
    browser.inTab(screen, async (page) => {
      await signInTab(page, site, 'network-admin');
      const otherId = await (await signInAs(site, 'network-admin')).idOf('staff', 'email', email);
      await openForm(page, `${site}/admin/collections/staff/${otherId}`);
      await page.locator('input[name=name]').waitFor();
      expect(await page.locator('input[name=current_password]').count()).toBe(0);
      expect(await page.locator('input[name=setup_code]').count()).toBe(0);
    }));
});

it('sign-in rate limit › counts attempts by peer address, ignoring forwarding headers', async () => {
  const statuses: number[] = [];
  const sentences: string[] = [];
  const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'a wrong guess' });
  for (let tries = 1; tries <= 11; tries += 1) {
    const response = await fetch(`${inject('siteUrl')}/cms-api/staff/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${tries}`,
        'x-real-ip': `203.0.113.${tries}`,
        'x-client-address': `203.0.113.${tries}`,
      },
      body,
    });
    statuses.push(response.status);
    sentences.push(await response.text());
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(sentences.at(-1)).toMatch(/"Too many attempts\. Try again in \d+ (minutes|seconds)"/);
});
