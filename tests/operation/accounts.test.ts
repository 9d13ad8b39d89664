import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { thinOut } from '../support/long-form';
import { openForm } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const screen = { viewport: { width: 1280, height: 900 } };
const good = 'kenkey at the harbour';
/** Poor passwords, and what is said of them. */
const poor = [
  ['short', 'Choose a password of at least 12 characters'],
  [
    'Password1234!',
    'This password is among those that are tried first. Choose a longer or a less common one',
  ],
] as const;

async function signIn(page: Page, site: string, email: string, password: string): Promise<void> {
  await page.goto(`${site}/admin/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const toast = (page: Page, words: string) =>
  page.locator('.payload-toast-container').getByText(words, { exact: true }).waitFor();

describe('the own account', () => {
  const site = inject('siteUrl');
  const { email, password } = demoAccount('network-editor');

  /** As a person fills it in, who takes longer than a sixth of a second: until then Payload's form does not know its new fields. */
  async function changePassword(page: Page, wanted: string, current: string): Promise<void> {
    await openForm(page, `${site}/admin/account`);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.waitForTimeout(300);
    await page.locator('input[name=password]').pressSequentially(wanted, { delay: 10 });
    await page.locator('input[name=confirm-password]').pressSequentially(wanted, { delay: 10 });
    await page.locator('input[name=current_password]').pressSequentially(current, { delay: 10 });
    await page.getByRole('button', { name: 'Save' }).click();
  }

  it('changes its password with the current one, and to a good one only', async () => {
    const { page, close } = await browser.openTab(screen);
    await signIn(page, site, email, password);
    await page.waitForURL(/\/admin\/?$/);
    await changePassword(page, good, '');
    await toast(page, 'Enter your current password to change the password or the email address');
    await changePassword(page, good, 'not the current one');
    await toast(page, 'This is not your current password');
    for (const [wanted, sentence] of thinOut(poor, 1)) {
      await changePassword(page, wanted, password);
      await toast(page, sentence);
    }
    await changePassword(page, good, password);
    await toast(page, 'Updated successfully.');
    // The tab stays signed in.
    await changePassword(page, password, good);
    await toast(page, 'Updated successfully.');
    await close();
  });

  it('is asked for no password on the screen of another', async () => {
    const admin = demoAccount('network-admin');
    await browser.inTab(screen, async (page) => {
      await signIn(page, site, admin.email, admin.password);
      await page.waitForURL(/\/admin\/?$/);
      const other = await (await signInAs(site, 'network-admin')).idOf('staff', 'email', email);
      await openForm(page, `${site}/admin/collections/staff/${other}`);
      await page.locator('input[name=name]').waitFor();
      expect(await page.locator('input[name=current_password]').count()).toBe(0);
      expect(await page.locator('input[name=setup_code]').count()).toBe(0);
    });
  });
});

describe('a forgotten password', () => {
  const site = inject('siteUrl');
  const { email, password } = demoAccount('office-editor');
  const outbox = path.join(inject('siteEnv').DATA_DIR ?? '', 'outbox');
  const mails = async () =>
    (await readdir(outbox).catch(() => [])).filter((name) => /^\d.*\.json$/.test(name)).toSorted();

  it('is asked for, and set anew by the link in the mail, to a good one only', async () => {
    const { page, close } = await browser.openTab(screen);
    const before = await mails();
    await page.goto(`${site}/admin/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL(/\/admin\/forgot$/);
    await page.locator('input[name=email]').pressSequentially(email, { delay: 10 });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Email Sent').first().waitFor();
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(before.length + 1);
    const mail = JSON.parse(await readFile(path.join(outbox, (await mails()).at(-1) ?? ''), 'utf8'));
    expect(mail.to).toBe(email);
    const [link = ''] = /http[^"\s]+\/reset\/[0-9a-f]{40}/.exec(mail.html) ?? [];
    expect(new URL(link).origin).toBe(site);

    const set = async (wanted: string) => {
      await page.goto(link, { waitUntil: 'networkidle' });
      await page.locator('input[name=password]').fill(wanted);
      await page.locator('input[name=confirm-password]').pressSequentially(wanted, { delay: 10 });
      await page.getByRole('button', { name: 'Reset Password' }).click();
    };
    for (const [wanted, sentence] of thinOut(poor, 1)) {
      await set(wanted);
      await toast(page, sentence);
    }
    await set(good);
    await page.waitForURL(/\/admin\/?$/);
    await openForm(page, `${site}/admin/account`);
    expect(await page.locator('input[name=email]').inputValue()).toBe(email);
    await close();
    expect((await mails()).length).toBe(before.length + 1);

    const cms = await signInAs(site, 'network-admin');
    const { status } = await cms.update('staff', await cms.idOf('staff', 'email', email), { password });
    expect(status).toBe(200);
  });
});

it('counts sign-ins by where they come from, whatever a request says of that', async () => {
  const statuses: number[] = [];
  const sentences: string[] = [];
  const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'a wrong guess' });
  for (let tries = 1; tries <= 11; tries += 1) {
    const answer = await fetch(`${inject('siteUrl')}/cms-api/staff/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${tries}`,
        'x-real-ip': `203.0.113.${tries}`,
        'x-client-address': `203.0.113.${tries}`,
      },
      body,
    });
    statuses.push(answer.status);
    sentences.push(await answer.text());
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(sentences.at(-1)).toMatch(/"Too many attempts\. Try again in \d+ (minutes|seconds)"/);
});
