import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { shareBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1400, height: 1000 } };
const made: (string | number)[] = [];
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
});
afterAll(async () => {
  for (const id of made) await cms.remove('pages', id);
});

async function makePage(): Promise<string | number> {
  const id = await cms.create('pages', customPage(newSlug(), [saying('First words')]));
  made.push(id);
  return id;
}

/** A page of the CMS in the network editor's name, and the status of every write it sends. */
async function openPage(page: Page, id: string | number, writes: number[]): Promise<void> {
  const { email, password } = demoAccount('network-editor');
  await page.goto(`${site}/admin`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
  page.on('response', (response: Response) => {
    const isWrite = /\/cms-api\/pages\//.test(response.url()) && response.request().method() !== 'GET';
    if (isWrite) writes.push(response.status());
  });
  await page.goto(`${site}/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await page.locator('#field-title').waitFor();
}

const stored = async (id: string | number) =>
  (await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET')).json();
const confirm = (page: Page) => page.locator('dialog[open] #confirm-action, #confirm-action').last().click();

it('saves, publishes, takes back and restores what one person works on, never against themselves', async () => {
  const id = await makePage();
  const { page, close } = await browser.openTab(screen);
  const writes: number[] = [];
  await openPage(page, id, writes);
  const title = page.locator('#field-title');
  for (const word of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await title.pressSequentially(` ${word}`, { delay: 60 });
    await page.waitForTimeout(400);
  }
  await expect.poll(async () => (await stored(id)).title, { timeout: 20_000 }).toMatch(/Five$/);
  await title.pressSequentially(' Published');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await stored(id))._status, { timeout: 20_000 }).toBe('published');
  expect((await stored(id)).title).toMatch(/Published$/);

  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-unpublish').click();
  await confirm(page);
  await expect.poll(async () => (await stored(id))._status, { timeout: 20_000 }).toBe('draft');

  const { docs } = await (
    await cms.call(`/pages/versions?where[parent][equals]=${id}&sort=createdAt`, 'GET')
  ).json();
  await page.goto(`${site}/admin/collections/pages/${id}/versions/${docs[0].id}`, {
    waitUntil: 'networkidle',
  });
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await confirm(page);
  await expect.poll(async () => (await stored(id)).title, { timeout: 20_000 }).toMatch(/^Probe probe-\w+$/);
  expect(writes.filter((status) => status !== 200)).toEqual([]);
  expect(writes.length).toBeGreaterThan(4);
  await close();
});

it('says in words that somebody else has saved meanwhile, and stores nothing over it', async () => {
  const id = await makePage();
  const { page, close } = await browser.openTab(screen);
  const writes: number[] = [];
  await openPage(page, id, writes);
  expect((await cms.update('pages', id, { title: 'Theirs', _status: 'published' })).status).toBe(200);
  await page.locator('#field-title').fill('Mine');
  await page
    .getByText(/^Efua Quaynor has saved this since you opened it \(/)
    .first()
    .waitFor();
  expect(await stored(id)).toMatchObject({ title: 'Theirs', revision: 2 });
  expect(new Set(writes)).toEqual(new Set([409]));
  await close();
});

it('says so too when a version is restored over it', async () => {
  const id = await makePage();
  await cms.update('pages', id, { title: 'Second', _status: 'published' });
  const { page, close } = await browser.openTab(screen);
  await openPage(page, id, []);
  const { docs } = await (
    await cms.call(`/pages/versions?where[parent][equals]=${id}&sort=createdAt`, 'GET')
  ).json();
  await page.goto(`${site}/admin/collections/pages/${id}/versions/${docs[0].id}`, {
    waitUntil: 'networkidle',
  });
  await cms.update('pages', id, { title: 'Theirs', _status: 'published' });
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await confirm(page);
  await page
    .getByText(/^Efua Quaynor has saved this since you opened it \(/)
    .first()
    .waitFor();
  expect((await stored(id)).title).toBe('Theirs');
  await close();
});
