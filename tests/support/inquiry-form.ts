import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** The inquiry form of a page, in sight, with what is written in it and how it is filled in. */
export async function open(page: Page, path: string, locale = 'en-GH') {
  await page.goto(`${inject('siteUrl')}/${locale}${path}`);
  const form = page.locator('[data-island=form] form');
  await form.scrollIntoViewIfNeeded();
  const controls = {
    reason: form.getByLabel('What is it about?'),
    name: form.getByLabel('Full name'),
    email: form.getByLabel('Email', { exact: true }),
    phone: form.locator('[name=phone]'),
    message: form.getByLabel('Your message'),
    privacy: form.locator('[name=privacy]'),
    sms: form.locator('[name=sms]'),
    send: form.getByRole('button', { name: 'Send' }),
  };
  const fill = async (email: string) => {
    if (await controls.reason.isVisible())
      await controls.reason.selectOption({ label: 'Selling a business' });
    await controls.name.fill('Kofi Boateng');
    await controls.email.fill(email);
    await controls.message.fill('What is a bakery worth?');
    await controls.privacy.check();
  };
  return { form, ...controls, fill };
}
export type Opened = Awaited<ReturnType<typeof open>>;

/** The same, once its script listens. */
export async function openAwake(page: Page, path: string, locale?: string): Promise<Opened> {
  const opened = await open(page, path, locale);
  await page.locator('[data-island=form] form[novalidate]').waitFor();
  return opened;
}
