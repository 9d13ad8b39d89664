import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { confirm, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { typeWords } from '../support/type-words';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1400, height: 1000 } };
const within = { timeout: 20_000 };
const made: (string | number)[] = [];
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
});
afterAll(async () => {
  for (const id of made) await cms.remove('pages', id);
});

const addressOf = (id: string | number) => `${site}/admin/collections/pages/${id}`;

async function makePage(): Promise<string | number> {
  const id = await cms.create('pages', customPage(newSlug(), [saying('First words')]));
  made.push(id);
  return id;
}

/** What a write from an older revision is answered: what it started from, and what is stored. */
const conflictSchema = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({
        sent: z.object({ revision: z.number() }),
        stored: z.looseObject({ by: z.string(), document: z.looseObject({ title: z.string() }) }),
      }),
    }),
  ]),
});

/** A page of the CMS in the network editor's name, and the answers to all writes it sends. */
async function openPage(page: Page, id: string | number): Promise<Response[]> {
  await signInTab(page, site, 'network-editor');
  const writes: Response[] = [];
  page.on('response', (response) => {
    const isWrite = /\/cms-api\/pages\/(\d|versions)/.test(response.url());
    if (isWrite && response.request().method() !== 'GET') writes.push(response);
  });
  await openForm(page, addressOf(id));
  return writes;
}

const titleOf = (page: Page) => page.locator('#field-title');
const stored = async (id: string | number) =>
  (await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET')).json();

/** Restores the oldest version by its screen. @returns what that was answered. */
async function restoreFirst(
  page: Page,
  id: string | number,
  before?: () => Promise<void>,
): Promise<Response> {
  const { docs } = await (
    await cms.call(`/pages/versions?where[parent][equals]=${id}&sort=createdAt`, 'GET')
  ).json();
  await page.goto(`${site}/admin/collections/pages/${id}/versions/${docs[0].id}`, {
    waitUntil: before ? 'commit' : 'networkidle',
  });
  const restore = page.getByRole('button', { name: 'Restore this version' });
  await restore.waitFor();
  await before?.();
  await restore.click();
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/versions\/\d+/.test(answer.url()),
  );
  await confirm(page);
  return answered;
}

it('saves, publishes, takes back and restores what one person works on, never against themselves', async () => {
  const id = await makePage();
  const { page, close } = await browser.openTab(screen);
  const writes = await openPage(page, id);
  const first = await titleOf(page).inputValue();

  // As over a slow line: an answer comes while the next word is typed.
  await page.route('**/cms-api/pages/**', async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await typeWords(titleOf(page), ['One', 'Two', 'Three', 'Four']);
  const typed = `${first} One Two Three Four`;
  expect(await titleOf(page).inputValue()).toBe(typed);
  await expect.poll(async () => (await stored(id)).title, within).toBe(typed);
  // What is stored is seen before its answer has come.
  await expect.poll(() => writes.length, within).toBeGreaterThan(3);

  await typeWords(titleOf(page), ['Published']);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await stored(id))._status, within).toBe('published');
  expect((await stored(id)).title).toBe(`${typed} Published`);

  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-unpublish').click();
  await confirm(page);
  await expect.poll(async () => (await stored(id))._status, within).toBe('draft');

  const restored = await restoreFirst(page, id);
  expect(restored.status(), await restored.text()).toBe(200);
  expect((await stored(id)).title).toBe(first);
  await page.waitForURL(new RegExp(`/pages/${id}$`));
  await expect.poll(() => titleOf(page).inputValue(), within).toBe(first);

  await typeWords(titleOf(page), ['Again']);
  await expect.poll(async () => (await stored(id)).title, within).toBe(`${first} Again`);
  expect(writes.map((write) => write.status()).filter((status) => status !== 200)).toEqual([]);
  // What the form still asks is on its slow line.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
});

it('says in words that somebody else has saved meanwhile, keeps what was typed and stores nothing over theirs', async () => {
  const id = await makePage();
  const { page, close } = await browser.openTab(screen);
  const writes = await openPage(page, id);
  const both = page.getByRole('dialog', { name: 'Two versions of this document' });
  const sentence = page.getByText(/^Efua Quaynor has saved this since you opened it \(/);
  expect((await cms.update('pages', id, { title: 'Theirs', _status: 'published' })).status).toBe(200);

  await titleOf(page).fill('Mine');
  await sentence.waitFor();
  await typeWords(titleOf(page), ['and', 'more']);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByText('Not saved').first().waitFor();
  await expect.poll(() => writes.length).toBeGreaterThan(2);

  expect(await sentence.count()).toBe(1);
  expect(await titleOf(page).inputValue()).toBe('Mine and more');
  expect(await stored(id)).toMatchObject({ title: 'Theirs', revision: 2, _status: 'published' });
  expect(new Set(writes.map((write) => write.status()))).toEqual(new Set([409]));
  const [refusal] = conflictSchema.parse(await writes[0]?.json()).errors;
  expect(refusal.data).toMatchObject({
    sent: { revision: 1 },
    stored: { revision: 2, by: 'Efua Quaynor', document: { title: 'Theirs' } },
  });

  expect(await both.getByRole('cell').allInnerTexts()).toEqual(['Mine and more', 'Theirs']);

  // As it says: bring the two together. What was typed is saved then, as all that is typed here.
  await both.getByRole('button', { name: 'Bring in the other version' }).click();
  await expect.poll(async () => (await stored(id)).title, within).toBe('Mine and more');
  await both.waitFor({ state: 'detached' });
  expect(await stored(id)).toMatchObject({ revision: 3, _status: 'draft' });
  await close();
});

it('loses neither what is typed in one tab nor what another tab has saved meanwhile', async () => {
  const path = `/${newSlug()}`;
  const id = await cms.create('redirects', { from: path, to: '/blog', scope: 'network' });
  const { page, close } = await browser.openTab(screen);
  await openPage(page, await makePage());
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await openForm(tab, `${site}/admin/collections/redirects/${id}`);
  }
  await other.locator('#field-from').fill(`${path}-moved`);
  await other.locator('#field-to').fill('/locations');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Updated successfully').waitFor();

  await page.locator('#field-to').fill('/team');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('button', { name: 'Save' }).click();
  const both = page.getByRole('dialog', { name: 'Two versions of this document' });
  await both.getByText(/^You have saved this in another tab since you opened it here/).waitFor();
  await expect.poll(() => both.evaluate((panel) => panel === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await both.waitFor({ state: 'detached' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await both.waitFor();
  expect(await both.getByRole('row').allInnerTexts()).toEqual([
    'Field\tIn your form\tStored now',
    expect.stringMatching(/^Old address\s+\S+\s+You have not changed this\s+\S+-moved$/),
    'New address\t\n/team\n\t\n/locations',
  ]);
  await both.getByRole('button', { name: 'Bring in the other version' }).click();
  await both.getByText(/^Both versions are in the form now/).waitFor();
  expect(await page.locator('#field-from').inputValue()).toBe(`${path}-moved`);
  expect(await page.locator('#field-to').inputValue()).toBe('/team');
  await page.getByRole('button', { name: 'Save' }).click();
  await both.waitFor({ state: 'detached' });
  const { from, to } = await (await cms.call(`/redirects/${id}?depth=0`, 'GET')).json();
  expect([from, to]).toEqual([`${path}-moved`, '/team']);
  await cms.remove('redirects', id);
  await close();
});

it('says so too when a version is restored over it, also when it was saved before the screen’s scripts had come', async () => {
  const id = await makePage();
  await cms.update('pages', id, { title: 'Second', _status: 'published' });
  const { page, close } = await browser.openTab(screen);
  const writes = await openPage(page, id);
  const saved = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, (route) => saved.promise.then(() => route.continue()));
  await restoreFirst(page, id, async () => {
    const theirs = await cms.update('pages', id, { title: 'Theirs', _status: 'published' });
    expect(theirs.status, await theirs.text()).toBe(200);
    saved.resolve();
    await page.waitForLoadState('networkidle');
  });
  await page.getByText(/^Efua Quaynor has saved this since you opened it \(/).waitFor();
  expect((await stored(id)).title).toBe('Theirs');
  expect(writes.map((write) => write.status())).toEqual([409]);
  await close();
});
