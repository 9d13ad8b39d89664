import type { Page } from 'playwright';
import { inject } from 'vitest';
import { waitForFillTime } from './visitor-forms';

/** Opens a page and scrolls to its inquiry form; returns its controls and a function that fills it in. */
export async function openForm(page: Page, path: string, locale = 'en-GH') {
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
export type InquiryForm = Awaited<ReturnType<typeof openForm>>;

/** Opens the form and waits until its script is active and a submission is not treated as spam. */
export async function openActiveForm(page: Page, path: string, locale?: string): Promise<InquiryForm> {
  const opened = await openForm(page, path, locale);
  await page.locator('[data-island=form] form[novalidate]').waitFor();
  await waitForFillTime(page);
  return opened;
}
