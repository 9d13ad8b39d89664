import type { Page, Response } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { confirm, openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { typeWords } from '../support/type-words';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1400, height: 1000 } };
const pollOptions = { timeout: 20_000 };
const createdIds: (string | number)[] = [];
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
});
afterAll(async () => {
  for (const id of createdIds) await cms.remove('pages', id);
});

const addressOf = (id: string | number) => `${site}/admin/collections/pages/${id}`;

async function createPage(): Promise<string | number> {
  const id = await cms.create('pages', customPage(newSlug(), [headingBlock('First words')]));
  createdIds.push(id);
  return id;
}

/** The response to a write from an older revision: the revision that was sent, and what is stored. */
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

/** Signs the network editor in; returns the responses to all writes of the tab. */
async function signIn(page: Page): Promise<Response[]> {
  await signInTab(page, site, 'network-editor');
  const writes: Response[] = [];
  page.on('response', (response) => {
    const isWrite = /\/cms-api\/pages\/(\d|versions)/.test(response.url());
    if (isWrite && response.request().method() !== 'GET') writes.push(response);
  });
  return writes;
}

/** Opens a page form as the network editor; returns the responses to all its writes. */
async function openPage(page: Page, id: string | number): Promise<Response[]> {
  const writes = await signIn(page);
  await openForm(page, addressOf(id));
  return writes;
}

const titleOf = (page: Page) => page.locator('#field-title');
const stored = async (id: string | number) =>
  (await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET')).json();

/**
 * Restores the oldest version on its screen.
 * @returns the response.
 */
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
    (response) => response.request().method() === 'POST' && /\/versions\/\d+/.test(response.url()),
  );
  await confirm(page);
  return answered;
}

it('revisions › one user saves, publishes, unpublishes and restores without conflicts', async () => {
  const id = await createPage();
  const { page, close } = await browser.openTab(screen);
  const writes = await openPage(page, id);
  const first = await titleOf(page).inputValue();

  // Simulates a slow connection: a response arrives while the next word is typed.
  await page.route('**/cms-api/pages/**', async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await typeWords(titleOf(page), ['One', 'Two', 'Three', 'Four']);
  const typed = `${first} One Two Three Four`;
  expect(await titleOf(page).inputValue()).toBe(typed);
  await expect.poll(async () => (await stored(id)).title, pollOptions).toBe(typed);
  // The change may be stored before its response has arrived.
  await expect.poll(() => writes.length, pollOptions).toBeGreaterThan(3);

  await typeWords(titleOf(page), ['Published']);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await stored(id))._status, pollOptions).toBe('published');
  expect((await stored(id)).title).toBe(`${typed} Published`);

  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-unpublish').click();
  await confirm(page);
  await expect.poll(async () => (await stored(id))._status, pollOptions).toBe('draft');

  const restored = await restoreFirst(page, id);
  expect(restored.status(), await restored.text()).toBe(200);
  expect((await stored(id)).title).toBe(first);
  await page.waitForURL(new RegExp(`/pages/${id}$`));
  await expect.poll(() => titleOf(page).inputValue(), pollOptions).toBe(first);

  await typeWords(titleOf(page), ['Again']);
  await expect.poll(async () => (await stored(id)).title, pollOptions).toBe(`${first} Again`);
  expect(writes.map((write) => write.status()).filter((status) => status !== 200)).toEqual([]);
  // Pending requests of the form are still on the slowed route.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
});

it("conflict › reports another user's save, keeps the typed text and overwrites nothing", async () => {
  const id = await createPage();
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

  // Merging the two versions saves the typed text as usual.
  await both.getByRole('button', { name: 'Merge the other version' }).click();
  await expect.poll(async () => (await stored(id)).title, pollOptions).toBe('Mine and more');
  await both.waitFor({ state: 'detached' });
  expect(await stored(id)).toMatchObject({ revision: 3, _status: 'draft' });
  await close();
});

it('conflict › keeps the text of one tab and what another tab saved meanwhile', async () => {
  const path = `/${newSlug()}`;
  const id = await cms.create('redirects', { from: path, to: '/blog', scope: 'network' });
  const { page, close } = await browser.openTab(screen);
  await signIn(page);
  const otherTab = await page.context().newPage();
  for (const tab of [page, otherTab]) {
    await openForm(tab, `${site}/admin/collections/redirects/${id}`);
  }
  await otherTab.locator('#field-from').fill(`${path}-moved`);
  await otherTab.locator('#field-to').fill('/locations');
  await otherTab.getByRole('button', { name: 'Save' }).click();
  await otherTab.getByText('Updated successfully').waitFor();

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
    'Field\tYour version\tSaved version',
    expect.stringMatching(/^Old address\s+\S+\s+You have not changed this\s+\S+-moved$/),
    'New address\t\n/team\n\t\n/locations',
  ]);
  await both.getByRole('button', { name: 'Merge the other version' }).click();
  await both.getByText(/^Both versions are merged in the form/).waitFor();
  expect(await page.locator('#field-from').inputValue()).toBe(`${path}-moved`);
  expect(await page.locator('#field-to').inputValue()).toBe('/team');
  await page.getByRole('button', { name: 'Save' }).click();
  await both.waitFor({ state: 'detached' });
  const { from, to } = await (await cms.call(`/redirects/${id}?depth=0`, 'GET')).json();
  expect([from, to]).toEqual([`${path}-moved`, '/team']);
  await cms.remove('redirects', id);
  await close();
});

it('conflict › is reported when a version is restored over a newer one, even if that was saved before hydration', async () => {
  const id = await createPage();
  await cms.update('pages', id, { title: 'Second', _status: 'published' });
  const { page, close } = await browser.openTab(screen);
  const writes = await signIn(page);
  const saved = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, (route) => saved.promise.then(() => route.continue()));
  await restoreFirst(page, id, async () => {
    const otherSave = await cms.update('pages', id, { title: 'Theirs', _status: 'published' });
    expect(otherSave.status, await otherSave.text()).toBe(200);
    saved.resolve();
    await page.waitForLoadState('networkidle');
  });
  await page.getByText(/^Efua Quaynor has saved this since you opened it \(/).waitFor();
  expect((await stored(id)).title).toBe('Theirs');
  expect(writes.map((write) => write.status())).toEqual([409]);
  await close();
});
