import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openAdminAs } from '../support/open-admin';
import { openDatabase } from '../support/open-database';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
const rows = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows;
let mail: string;

beforeAll(async () => {
  const [lead] = await rows(sql`
    insert into leads (name, email, form, message, language, page, source, office_id)
    select 'Kofi', 'kofi@example.com', 'inquiry', 'I look for a bakery.', 'en-GH', '/en-GH/contact-us', 'radio', id
    from offices where slug = 'osu' returning id`);
  mail = `late-${lead?.id}`;
  await database.execute(sql`
    insert into mail_queue (id, lead_id, recipient, subject, text, html, error, due_at, queued_at)
    values (${mail}, ${lead?.id}, 'kofi@example.com', ${mail}, 'T', 'H', 'No such mailbox',
      now() + interval '1 hour', now() - interval '2 days')`);
  const cms = await signInAs(site, 'network-admin');
  const kiosk = await cms.idOf('listings', 'title', 'Kiosk');
  await cms.update('listings', kiosk, { summary: 'By the station, with a crate of water.' }, '&draft=true');
});
afterAll(() => database.$client.end());

/** Records every language that the language switcher shows. */
const recordLanguages = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelector('.localizer .localizer-button');
      if (shown?.checkVisibility({ visibilityProperty: true })) seen.push(shown.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

it('dashboard › after sign-in shows an office editor their tasks, lead sources and undelivered mails', () =>
  browser.inTab({}, async (page) => {
    await recordLanguages(page);
    await openAdminAs(page, site, demoAccount('office-editor'));
    await page.locator('.localizer').getByText('English (Ghana)').waitFor();
    const seen = await page.evaluate(() => Reflect.get(window, 'seen').join());
    expect(seen).toContain('English (Ghana)');
    expect(seen).not.toContain('undefined');
    // The icon link may occur twice: from the server and from React.
    const icons = () =>
      page.locator('link[rel=icon]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(async () => new Set(await icons()).size).toBe(1);
    const [icon] = await icons();
    expect((await fetch(new URL(icon ?? '', site))).status).toBe(200);

    const work = page.getByRole('region', { name: 'To do' });
    await work.getByRole('link', { name: 'Kiosk' }).waitFor();
    expect(await work.getByText('to check and publish').count()).toBe(0);
    expect(await work.getByRole('link', { name: 'Kiosk' }).getAttribute('href')).toMatch(
      /\/collections\/listings\/\d+/,
    );
    const target = await page.locator('.card__actions a').first().boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);

    const figures = page.getByRole('region', { name: 'Leads of the last 30 days' });
    await figures.getByText(/^Sources: radio \(\d+\)/).waitFor();
    const late = page.getByRole('listitem').filter({ hasText: mail });
    await late
      .getByText('To kofi@example.com, for 2 days. The last attempt failed with: No such mailbox')
      .waitFor();
    await late.getByRole('button', { name: 'Try again' }).click();
    await late.waitFor({ state: 'detached' });
    await expect
      .poll(() => rows(sql`select sent_at is not null as sent from mail_queue where id = ${mail}`))
      .toEqual([{ sent: true }]);
  }));
