import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { byKeyboard } from '../support/hands';
import { type Opened, open, openAwake } from '../support/inquiry-form';
import { hasFocus, tabTo } from '../support/keyboard';
import { isLongForm, thinOut } from '../support/long-form';
import { openDatabase } from '../support/open-database';
import { pageTypes } from '../support/page-types';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
// Of one address so many are taken within ten minutes, whoever visits.
beforeAll(() => database.execute(sql`delete from form_attempts`));
afterAll(() => database.$client.end());

const sent = 'Your inquiry has been submitted successfully.';
const failed = 'There was an error submitting your inquiry. Please try again later.';
let visitors = 0;
const newEmail = () => `visitor-${++visitors}-${Date.now()}@example.com`;
const leadsOf = async (email: string) =>
  (await database.execute(sql`select * from leads where email = ${email}`)).rows;

describe('with JavaScript', () => {
  it.runIf(isLongForm)('its script comes when the form comes near, before it is seen', () =>
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

  const places: [string, string | undefined, Record<string, string>][] = [
    ['en-GH', pageTypes['agent contact'], { routed_by: 'agent_branding' }],
    ['en-GH', pageTypes.contact, { routed_by: 'network' }],
    ['en-US', pageTypes['office contact'], { routed_by: 'office' }],
    ['en-US', pageTypes.listing, { reason: 'buying' }],
  ];
  it.each(thinOut(places, 1))('an inquiry in %s from %s is taken and said so', (locale, path, expected) =>
    browser.inTab({}, async (page) => {
      const email = newEmail();
      const inquiry = await openAwake(page, path ?? '', locale);
      await inquiry.fill(email);
      // Who is faster than anybody is taken for a program.
      await page.waitForFunction(() => performance.now() > 1_600);
      const heard = await page.evaluateHandle(() => {
        const events: string[] = [];
        document.addEventListener('form-sent', ({ type }) => events.push(type));
        return events;
      });
      await inquiry.send.click();
      await page.getByText('has received your message and will answer').waitFor();
      expect(await hasFocus(page.locator('[data-says=sent]', { hasText: sent }))).toBe(true);
      expect(await heard.jsonValue()).toEqual(['form-sent']);
      expect(await leadsOf(email)).toMatchObject([
        { ...expected, page: `/${locale}${path}`, suspected: false },
      ]);
    }),
  );

  it('says above and beside what is missing, and leads to the first', async () => {
    const { page, close } = await browser.openTab();
    const inquiry = await openAwake(page, '/contact-us');
    await inquiry.send.click();
    await inquiry.form.getByText('Please complete all required fields').waitFor();
    expect(await hasFocus(inquiry.reason)).toBe(true);
    for (const control of [inquiry.reason, inquiry.name, inquiry.email, inquiry.message, inquiry.privacy])
      expect(await control.getAttribute('aria-invalid')).toBe('true');
    await inquiry.form.getByRole('link', { name: /^Email/ }).click();
    expect(await hasFocus(inquiry.email)).toBe(true);
    await close();
  });

  const wrongs: [Exclude<keyof Opened, 'fill'>, string, string][] = [
    ['phone', 'call me', 'This is not a valid phone number. For a number abroad'],
    ['email', 'kofi@', 'This email address is incomplete. Write it like name@example.com.'],
    ['name', ' ', 'Please fill in this field.'],
    ['message', ' ', 'Please fill in this field.'],
  ];
  it.runIf(isLongForm).each(thinOut(wrongs, 1))(
    'says what is wrong with %s as soon as it is left, and no more once it is right',
    async (name, wrong, says) => {
      const { page, close } = await browser.openTab();
      const inquiry = await openAwake(page, '/contact-us');
      const control = inquiry[name];
      await control.fill(wrong);
      await inquiry.privacy.focus();
      await inquiry.form.locator('[data-fault]').getByText(says).waitFor();
      expect(await control.getAttribute('aria-describedby')).toMatch(/-fault$/);
      await control.fill(name === 'email' ? 'kofi@example.com' : name === 'phone' ? '024 412 3456' : 'Kofi');
      await inquiry.privacy.focus();
      await inquiry.form.locator('[data-fault]').getByText(says).waitFor({ state: 'hidden' });
      await close();
    },
  );

  it('keeps what was written when nobody answers, and sends it once however often it is tried', async () => {
    const { page, close } = await browser.openTab();
    const email = newEmail();
    const inquiry = await openAwake(page, '/contact-us');
    await inquiry.fill(email);
    let tried = 0;
    await page.route('**/api/forms/inquiry', async (route) => {
      if (route.request().headers().precognition) return route.continue();
      tried += 1;
      // The second is taken, and its answer lost.
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
    await inquiry.form.getByText(sent).waitFor();
    expect([tried, (await leadsOf(email)).length]).toEqual([3, 1]);
    await close();
  });

  it.each(thinOut(['told that it failed', 'still waiting'], 1))(
    'whose answer is lost is sent once, though the page is loaded anew and it is sent again: %s',
    async (how) => {
      const { page, close } = await browser.openTab();
      const email = newEmail();
      const inquiry = await openAwake(page, '/contact-us');
      await inquiry.fill(email);
      await page.route('**/api/forms/inquiry', async (route) => {
        if (route.request().headers().precognition) return route.continue();
        await route.fetch();
        // Or nothing comes, ever.
        if (how !== 'still waiting') await route.abort('connectionreset');
      });
      await inquiry.send.click();
      await expect.poll(() => leadsOf(email)).toHaveLength(1);
      if (how !== 'still waiting') await inquiry.form.getByText(failed).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      const again = await openAwake(page, '/contact-us');
      expect(await again.email.inputValue()).toBe(email);
      await again.privacy.check();
      await again.send.click();
      await again.form.getByText(sent).waitFor();
      expect(await leadsOf(email)).toHaveLength(1);
      await close();
    },
  );

  it('finds what was written again after the page was left, but no agreement', () =>
    browser.inTab({}, async (page) => {
      const inquiry = await openAwake(page, '/contact-us');
      await inquiry.message.fill('Half a thought');
      await inquiry.privacy.check();
      await page.reload();
      const again = await openAwake(page, '/contact-us');
      expect(await again.message.inputValue()).toBe('Half a thought');
      expect(await again.privacy.isChecked()).toBe(false);
    }));

  // The short form sends others by keyboard alone: `more-forms.test.ts`.
  it.runIf(isLongForm)('is sent by keyboard alone', () =>
    browser.inTab({}, async (page) => {
      const email = newEmail();
      const inquiry = await openAwake(page, '/contact-us');
      const hands = byKeyboard(page);
      await inquiry.reason.focus();
      await page.keyboard.type('Other');
      await hands.write(inquiry.name, 'Esi Quaye');
      await hands.write(inquiry.email, email);
      await hands.write(inquiry.message, 'A question.');
      await tabTo(page, inquiry.privacy);
      await page.keyboard.press('Space');
      await hands.press(inquiry.send);
      await page.getByText(sent).waitFor();
      expect(await leadsOf(email)).toMatchObject([{ reason: 'other', name: 'Esi Quaye' }]);
    }),
  );
});

describe('without JavaScript', () => {
  it('an inquiry is taken, and leads to the page of thanks', () =>
    browser.inTab({ javaScriptEnabled: false }, async (page) => {
      const email = newEmail();
      const path = pageTypes['office contact'] ?? '';
      const inquiry = await open(page, path);
      await inquiry.fill(email);
      await inquiry.send.click();
      await page.waitForURL(`**${path}/thank-you`);
      expect(await leadsOf(email)).toMatchObject([{ routed_by: 'office', page: `/en-GH${path}` }]);
    }));

  it('comes again in its language with what was written, and is then taken', async () => {
    const { page, close } = await browser.openTab({ javaScriptEnabled: false });
    const email = newEmail();
    const inquiry = await open(page, '/contact-us', 'en-US');
    await inquiry.fill('kofi@here');
    await inquiry.send.click();
    await page.getByText('One field needs another look.').waitFor();
    const again = page.getByLabel('Email', { exact: true });
    expect(await page.getByLabel('Your message').inputValue()).toBe('What is a bakery worth?');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Kofi Boateng');
    await again.fill(email);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.waitForURL('**/en-US/contact-us/thank-you');
    expect(await leadsOf(email)).toMatchObject([{ page: '/en-US/contact-us', suspected: false }]);
    await close();
  });
});
