import { beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { confirm, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
let cms: CmsClient;
let osu: string | number;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
  osu = await cms.idOf('offices', 'slug', 'osu');
});

const answerSchema = z.object({ data: z.object({ office: z.object({ main_telephone: z.string() }) }) });

/** The telephone number of the office as visitors see it. */
async function publicNumber(): Promise<string> {
  const body = JSON.stringify({ query: '{ office(slug: "osu") { main_telephone } }' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${site}/graphql`, { method: 'POST', headers, body });
  return answerSchema.parse(await response.json()).data.office.main_telephone;
}

const newestSchema = z.object({ main_telephone: z.string(), _status: z.string() });
const newest = async () =>
  newestSchema.parse(await (await cms.call(`/offices/${osu}?draft=true&depth=0`, 'GET')).json());

it('office draft › a new number is discarded, entered again and published', () =>
  browser.inTab({}, async (page) => {
    const before = await publicNumber();
    const after = '+233302555111';
    await signInTab(page, site, 'office-editor');
    await openForm(page, `${site}/admin/collections/offices/${osu}`);
    await page.getByRole('main').getByRole('button', { name: 'Contact details', exact: true }).click();
    const write = async () => {
      await page.locator('#field-main_telephone').fill(after);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect.poll(newest).toEqual({ main_telephone: after, _status: 'draft' });
    };
    await write();
    expect(await publicNumber()).toBe(before);

    await page.getByTitle('Status: Changed').waitFor();
    await page.getByRole('button', { name: 'Revert to published' }).click();
    await page.getByRole('heading', { name: 'Revert to published?' }).waitFor();
    await confirm(page);
    await expect.poll(newest).toEqual({ main_telephone: before, _status: 'published' });

    await expect.poll(() => page.locator('#field-main_telephone').inputValue()).not.toBe(after);
    await write();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect.poll(publicNumber).toBe(after);
    expect(await newest()).toEqual({ main_telephone: after, _status: 'published' });
    await cms.update('offices', osu, { main_telephone: before });
  }));
