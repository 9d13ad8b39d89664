import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type InquiryForm, openActiveForm, openForm } from '../support/inquiry-form';
import { hasFocus, tabTo } from '../support/keyboard';
import { openDatabase } from '../support/open-database';
import { pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';
import { byKeyboard } from '../support/user-input';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
// The rate limit allows a fixed number of submissions per address within ten minutes.
beforeAll(() => database.execute(sql`delete from form_attempts`));
afterAll(() => database.$client.end());

const sent = 'Your inquiry has been submitted successfully.';
const failed = 'There was an error submitting your inquiry. Please try again later.';
let visitors = 0;
const newEmail = () => `visitor-${++visitors}-${Date.now()}@example.com`;
const leadsOf = async (email: string) =>
  (await database.execute(sql`select * from leads where email = ${email}`)).rows;

describe('inquiry form with JavaScript', () => {
  it.runIf(isLongForm)('loads its script when the form is near the viewport', () =>
    browser.inTab({ viewport: { width: 1280, height: 500 } }, async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(`${inject('siteUrl')}/en-GH${pageTypes.listing}`, { waitUntil: 'networkidle' });
      const before = scripts.length;
      const form = page.locator('[data-island=form] form');
      const top = (await form.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(1_000);
      await page.evaluate((by) => scrollTo({ top: by, behavior: 'instant' }), top - 700);
      await page.locator('[data-island=form] form[novalidate]').waitFor();
      expect((await form.boundingBox())?.y).toBeGreaterThan(500);
      expect(scripts.length).toBeGreaterThan(before);
    }),
  );

  const pages: [string, string | undefined, Record<string, string>][] = [
    ['en-GH', pageTypes['agent contact'], { routed_by: 'agent_branding' }],
    ['en-GH', pageTypes.contact, { routed_by: 'network' }],
    ['en-US', pageTypes['office contact'], { routed_by: 'office' }],
    ['en-US', pageTypes.listing, { reason: 'buying' }],
  ];
  it.each(sampleCases(pages, 1))(
    'submits an inquiry in %s from %s and confirms it',
    (locale, path, expected) =>
      browser.inTab({}, async (page) => {
        const email = newEmail();
        const inquiry = await openActiveForm(page, path ?? '', locale);
        await inquiry.fill(email);
        await inquiry.send.click();
        await page.waitForURL(/\/thank-you$/);
        await page.getByText(/Your message is with|has received your message and will/).waitFor();
        expect(await page.locator('main [role=status]').textContent()).toContain(sent);
        expect(await leadsOf(email)).toMatchObject([
          { ...expected, page: `/${locale}${path}`, suspected: false },
        ]);
      }),
  );

  const invalidValues: [Exclude<keyof InquiryForm, 'fill'>, string, string][] = [
    ['phone', 'call me', 'This is not a valid phone number. For a number abroad'],
    ['email', 'kofi@', 'This email address is incomplete. Write it like name@example.com.'],
    ['name', ' ', 'Please fill in this field.'],
    ['message', ' ', 'Please fill in this field.'],
  ];
  it.runIf(isLongForm).each(sampleCases(invalidValues, 1))(
    'validates %s on blur, and clears the message once it is valid',
    async (name, wrong, message) => {
      const { page, close } = await browser.openTab();
      const inquiry = await openActiveForm(page, '/contact-us');
      const control = inquiry[name];
      await control.fill(wrong);
      await inquiry.privacy.focus();
      await inquiry.form.locator('[data-error]').getByText(message).waitFor();
      expect(await control.getAttribute('aria-describedby')).toMatch(/-error$/);
      await control.fill(name === 'email' ? 'kofi@example.com' : name === 'phone' ? '024 412 3456' : 'Kofi');
      await inquiry.privacy.focus();
      await inquiry.form.locator('[data-error]').getByText(message).waitFor({ state: 'hidden' });
      await close();
    },
  );

  it('focuses missing fields, keeps the text after network errors, and stores it once after several attempts', async () => {
    const { page, close } = await browser.openTab();
    const email = newEmail();
    const inquiry = await openActiveForm(page, '/contact-us');
    await inquiry.send.click();
    await inquiry.form.getByText('Please complete all required fields').waitFor();
    expect(await hasFocus(inquiry.reason)).toBe(true);
    for (const control of [inquiry.reason, inquiry.name, inquiry.email, inquiry.message, inquiry.privacy])
      expect(await control.getAttribute('aria-invalid')).toBe('true');
    await inquiry.form.getByRole('link', { name: /^Email/ }).click();
    expect(await hasFocus(inquiry.email)).toBe(true);

    await inquiry.fill(email);
    let tried = 0;
    await page.route('**/api/forms/inquiry', async (route) => {
      if (route.request().headers().precognition) return route.continue();
      tried += 1;
      // The second request is accepted, but its response is lost.
      if (tried === 2) await route.fetch();
      return tried < 3 ? route.abort() : route.continue();
    });
    await inquiry.send.click();
    await inquiry.form.getByText(failed).waitFor();
    expect(await inquiry.message.inputValue()).toBe('What is a bakery worth?');
    expect(await leadsOf(email)).toEqual([]);
    await inquiry.send.click();
    await expect.poll(() => tried, { timeout: 20_000 }).toBe(2);
    await inquiry.form.getByText(failed).waitFor();
    await inquiry.send.click();
    await page.getByText(sent).waitFor();
    expect([tried, (await leadsOf(email)).length]).toEqual([3, 1]);
    await close();
  });

  it.each(sampleCases(['told that it failed', 'still waiting'], 1))(
    'restores the text without the agreement after a reload, and stores an inquiry once whose response was lost: %s',
    async (how) => {
      const { page, close } = await browser.openTab();
      const email = newEmail();
      const inquiry = await openActiveForm(page, '/contact-us');
      await inquiry.fill(email);
      await page.route('**/api/forms/inquiry', async (route) => {
        if (route.request().headers().precognition) return route.continue();
        await route.fetch();
        // Otherwise the response never arrives.
        if (how !== 'still waiting') await route.abort('connectionreset');
      });
      await inquiry.send.click();
      await expect.poll(() => leadsOf(email)).toHaveLength(1);
      if (how !== 'still waiting') await inquiry.form.getByText(failed).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      const reopened = await openActiveForm(page, '/contact-us');
      expect(await reopened.email.inputValue()).toBe(email);
      expect(await reopened.message.inputValue()).toBe('What is a bakery worth?');
      expect(await reopened.privacy.isChecked()).toBe(false);
      await reopened.privacy.check();
      await reopened.send.click();
      await page.getByText(sent).waitFor();
      expect(await leadsOf(email)).toHaveLength(1);
      await close();
    },
  );

  // The short form submits others by keyboard alone: `forms.test.ts`.
  it.runIf(isLongForm)('can be submitted by keyboard alone', () =>
    browser.inTab({}, async (page) => {
      const email = newEmail();
      const inquiry = await openActiveForm(page, '/contact-us');
      const keyboard = byKeyboard(page);
      await inquiry.reason.focus();
      await page.keyboard.type('Other');
      await keyboard.write(inquiry.name, 'Esi Quaye');
      await keyboard.write(inquiry.email, email);
      await keyboard.write(inquiry.message, 'A question.');
      await tabTo(page, inquiry.privacy);
      await page.keyboard.press('Space');
      await keyboard.press(inquiry.send);
      await page.getByText(sent).waitFor();
      expect(await leadsOf(email)).toMatchObject([{ reason: 'other', name: 'Esi Quaye' }]);
    }),
  );
});

describe('inquiry form without JavaScript', () => {
  it('submits an inquiry and redirects to the thank-you page', () =>
    browser.inTab({ javaScriptEnabled: false }, async (page) => {
      const email = newEmail();
      const path = pageTypes['office contact'] ?? '';
      const inquiry = await openForm(page, path);
      await inquiry.fill(email);
      await inquiry.send.click();
      await page.waitForURL(/\/osu\/contact-us\/thank-you\?confirmation=/);
      await page
        .getByRole('status')
        .filter({ hasText: /^Your inquiry has been submitted successfully\. .* by / })
        .waitFor();
      expect(await leadsOf(email)).toMatchObject([{ routed_by: 'office', page: `/en-GH${path}` }]);
      await page.goto(page.url().replace('confirmation=', 'confirmation=changed'));
      expect(new URL(page.url()).search).toBe('');
      expect(await page.getByRole('status').count()).toBe(0);
    }));

  it('shows the form again with the entered text and language after an error, and then accepts it', async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    const email = newEmail();
    const inquiry = await openForm(page, '/contact-us', 'en-US');
    await inquiry.fill('kofi@here');
    await inquiry.send.click();
    await page.getByText('One field needs your attention.').waitFor();
    const emailField = page.getByLabel('Email', { exact: true });
    expect(await page.getByLabel('Your message').inputValue()).toBe('What is a bakery worth?');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Kofi Boateng');
    await emailField.fill(email);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.waitForURL(/\/en-US\/contact-us\/thank-you\?confirmation=/);
    expect(await leadsOf(email)).toMatchObject([{ page: '/en-US/contact-us', suspected: false }]);
    await close();
  });
});
