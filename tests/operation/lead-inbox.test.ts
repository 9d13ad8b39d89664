import { readFileSync } from 'node:fs';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { openForm, signInTab } from '../support/open-admin';
import { openDatabase } from '../support/open-database';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
const rows = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows;
let lead: number;

beforeEach(async () => {
  const [inserted] = await rows(sql`
    insert into leads (name, email, form, message, language, page, source, office_id)
    select '=Kofi', 'kofi@example.com', 'inquiry', 'I look for a bakery.', 'en-GH', '/en-GH/contact-us', 'radio', id
    from offices where slug = 'osu' returning id`);
  lead = Number(inserted?.id);
});
afterAll(() => database.$client.end());

it('lead inbox › an editor replies by mail, sees the response time, and keeps unsaved notes while replying again', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'office-editor');
    await openForm(page, `${site}/admin/collections/leads/${lead}`);
    await page.getByText('Not answered yet').waitFor();
    await page.getByRole('blockquote').getByText('I look for a bakery.').waitFor();
    await page.getByLabel('Your answer to kofi@example.com').fill('Come and see us.\n\nOn Monday.');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Send by mail' }).press('Enter');
    await reloaded;
    await page.getByText('less than a minute').waitFor();
    await page.getByText(/^(Queued for|Sent to) kofi@example\.com /).waitFor();
    expect(await page.locator('#field-replies__0__text').inputValue()).toBe('Come and see us.\n\nOn Monday.');
    expect(await rows(sql`select recipient from mail_queue where lead_id = ${lead}`)).toEqual([
      { recipient: 'kofi@example.com' },
    ]);
    expect(await rows(sql`select state from leads where id = ${lead}`)).toEqual([{ state: 'answered' }]);

    await page.getByLabel('Internal notes').fill('Called twice');
    await page.getByLabel('Your answer to kofi@example.com').fill('Come and see us.');
    await page.getByRole('button', { name: 'Send by mail' }).click();
    await page.getByText('Your answer is being sent to kofi@example.com.').waitFor();
    expect(await page.getByLabel('Internal notes').inputValue()).toBe('Called twice');
    expect(await page.getByLabel('Your answer to kofi@example.com').inputValue()).toBe('');
  }));

it('lead export › is a CSV file without formulas', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/admin/collections/leads`, { waitUntil: 'networkidle' });
    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export all as CSV' }).click();
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toMatch(/^leads-.*\.csv$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`,'=Kofi,kofi@example.com,`);
  }));
