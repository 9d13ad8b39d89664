import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { RunningSite } from '../../lib/commands/serve-site';
import { openForm } from '../support/open-admin';
import { openDatabase } from '../support/open-database';
import { serveInstance } from '../support/serve-instance';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const name = `beginning_${randomUUID().replaceAll('-', '')}`;
/** At an address of its own: sessions are bound to the site's host. */
const { SITE_URL: _ofAnother, ...env } = inject('siteEnv');
const database = openDatabase(env.DATABASE_URL ?? '');
const password = 'kenkey at the harbour';
const createdSchema = z.object({ doc: z.object({ id: z.number() }) });
const listSchema = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) });
let site: RunningSite;

beforeAll(async () => {
  await database.execute(sql`create database ${sql.identifier(name)}`);
  const url = new URL(env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  site = await serveInstance({ ...env, DATABASE_URL: url.href });
});
afterAll(async () => {
  await site?.stop();
  await database.execute(sql`drop database ${sql.identifier(name)} with (force)`);
  await database.$client.end();
});

const textOf = async (path: string) => (await fetch(site.url + path)).text();
const setupCode = () => /setup code ([A-Z2-9-]{24})/.exec(site.output())?.[1] ?? '';
const isDone = (page: Page, step: RegExp) =>
  page.locator('#first-steps ~ ol li').filter({ hasText: step }).getByText('· done').waitFor();

/** The band colour of the palette. */
const bandColour = () => getComputedStyle(document.documentElement).getPropertyValue('--surface-forest');

/** Calls the CMS API from within the page, as its own screens do. */
async function callCms(page: Page, path: string, data?: object): Promise<unknown> {
  return page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address, body ? { method: 'POST', headers, body } : {});
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
      return response.json();
    },
    [`/cms-api/${path}`, data ? JSON.stringify(data) : ''] as const,
  );
}
const createRecord = async (page: Page, collection: string, data: object): Promise<number> =>
  createdSchema.parse(await callCms(page, `${collection}?depth=0`, data)).doc.id;

/** Uploads a picture of one pixel, as a form of the CMS does. */
async function uploadPicture(page: Page): Promise<number> {
  const answer = await page.evaluate(async (png) => {
    const body = new FormData();
    body.append('_payload', JSON.stringify({ alt: 'A cold store', scope: 'network' }));
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    body.append('file', new Blob([bytes], { type: 'image/png' }), 'cold-store.png');
    const sent = await fetch('/cms-api/media?depth=0', { method: 'POST', body });
    return sent.json();
  }, onePixel);
  return createdSchema.parse(answer).doc.id;
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Creates what the next three steps ask for; the office is not open yet. */
async function createOffice(page: Page): Promise<number> {
  const regions = await callCms(page, 'regions?where[code][equals]=GH-AA&depth=0');
  const [firstRegion] = listSchema.parse(regions).docs;
  const region = firstRegion?.id;
  const location = { locality: 'Accra', region, country: 'GH', latitude: 5.55, longitude: -0.18 };
  const office = await createRecord(page, 'offices', {
    ...{ name: 'Coastal Brokers Osu', slug: 'osu', status: 'ComingSoon', tribe_types: ['office'] },
    ...location,
  });
  const agent = await createRecord(page, 'people', {
    ...{ first_name: 'Ama', last_name: 'Mensah', scope: 'office', office },
    ...{ is_agent: true, slug: 'ama-mensah', show_on_website: true },
  });
  await createRecord(page, 'listings', {
    ...{ listing_number: 'CB-1', slug: 'cold-store', title: 'Cold store by the harbour', kind: 'business' },
    ...{ summary: 'Forty tonnes.', description: 'Forty tonnes.', category: 'Cold stores', status: 'active' },
    ...{ location: 'Tema, Greater Accra', region, office, agent },
    ...{ asking_price: 45_000_000, images: [await uploadPicture(page)] },
  });
  return office;
}

it('onboarding › leads the first administrator from an empty database to a published home page', async () => {
  await expect.poll(setupCode, { timeout: 60_000 }).not.toBe('');
  const { page, complaints, close } = await browser.openTab({ viewport: { width: 1280, height: 900 } });
  const first = await page.goto(`${site.url}/en-GH`);
  expect(first?.status()).toBe(404);
  await page.getByRole('heading', { name: 'There is nothing here yet' }).waitFor();
  await page.getByRole('link', { name: 'Sign in to get started' }).click();
  await page.waitForURL('**/create-first-user');
  await page.waitForLoadState('networkidle');
  for (const settled of ['#field-role', '#field-offices'])
    expect(await page.locator(settled).isVisible()).toBe(false);
  await page.getByText('Printed in the server output at start-up').waitFor();
  for (const [field, value] of Object.entries({
    email: 'ama@example.com',
    ...{ password, 'confirm-password': password, name: 'Ama Mensah', setup_code: setupCode() },
  }))
    await page.locator(`input[name=${field}]`).fill(value);
  await page.locator('input[name=setup_code]').fill('AAAA');
  await page.getByRole('button', { name: 'Create' }).click();
  const refusal = page.getByText('Enter the setup code.');
  await refusal.waitFor();
  await page.locator('input[name=setup_code]').fill(setupCode());
  await page.getByRole('button', { name: 'Create' }).click();

  await page.getByLabel('What is the name of your network?').fill('Coastal Brokers');
  await page.getByText('Harbour', { exact: true }).click();
  await refusal.waitFor({ state: 'detached', timeout: 3_000 });
  await page.getByRole('button', { name: 'Create the standard pages' }).click();
  await isDone(page, /Name the network/);
  await page.getByText('1 of 5 done').waitFor();
  expect(await page.getByText('Nothing to do').count()).toBe(0);
  await expect.poll(() => textOf('/en-GH')).toContain('Coastal Brokers');
  expect((await fetch(`${site.url}/en-GH/locations`)).status).toBe(200);

  await page.getByRole('link', { name: 'Change the name, the logo or the colours' }).click();
  await page.waitForURL(/\/compose\/section\/\d+#/);
  await page.getByLabel('Network name').waitFor();
  await page.getByText('Used on every page with this header').waitFor();
  await page.goto(`${site.url}/admin`);

  const office = await createOffice(page);
  await openForm(page, `${site.url}/admin/collections/offices/${office}`);
  await page.getByRole('link', { name: 'Still to do: open your first office' }).waitFor();
  await page.locator('#field-status').click();
  await page.getByRole('option', { name: 'Active' }).click();
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click();
  await page.getByRole('link', { name: 'Next: write your home page' }).waitFor();
  await page.goto(`${site.url}/admin`);
  for (const step of [/first office/, /a broker/, /a business/]) await isDone(page, step);
  await page.getByRole('link', { name: 'Write your home page' }).click();
  await page.waitForURL(`${site.url}/compose/en-GH`);
  const canvas = page.frameLocator('iframe[title="The page"]');
  await canvas.getByRole('heading', { name: 'Buy or sell a business' }).click();
  await page.getByLabel('Heading', { exact: true }).fill('We know your street');
  await page.getByLabel('Introduction', { exact: true }).fill('Since this morning');
  await page.getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published: visitors see it now').waitFor();
  await expect.poll(() => textOf('/en-GH')).toContain('We know your street');
  await page.getByRole('status').getByRole('link', { name: 'Open live page' }).click();
  await page.getByRole('heading', { name: 'We know your street' }).waitFor();
  expect(await page.evaluate(bandColour)).toBe('#13416b');
  const homePage = await textOf('/en-GH');
  for (const text of ['We know your street', 'Cold store by the harbour', 'Coastal Brokers Osu'])
    expect(homePage).toContain(text);

  await page.goto(`${site.url}/admin`);
  await page.getByRole('heading', { name: 'Collections' }).or(page.locator('.dashboard')).first().waitFor();
  expect(await page.getByText('Your network, step by step').count()).toBe(0);
  await page.getByRole('heading', { name: 'Your network is ready' }).waitFor();
  const work = page.getByRole('region', { name: 'To do' });
  await work.getByRole('link', { name: /^About/ }).waitFor();
  // The browser logs the missing page and the wrong code as failed requests.
  expect(complaints.filter((candidate) => !/status of 40[34]/.test(candidate))).toEqual([]);
  await close();
});
