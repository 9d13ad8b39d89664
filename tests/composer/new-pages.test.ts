import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { rowOf } from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { byKeyboard, byMouse, type UserInput } from '../support/user-input';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const listSchema = z.object({ docs: z.array(z.object({ id: z.number() })) });

let cms: CmsClient;
beforeAll(async () => {
  cms = await signInAs(site, 'network-editor');
});
const createdSlugs: string[] = [];
afterAll(async () => {
  for (const slug of createdSlugs) {
    const response = await cms.call(`/pages?where[slug][equals]=${slug}&draft=true&depth=0`, 'GET');
    for (const { id } of listSchema.parse(await response.json()).docs) await cms.remove('pages', id);
  }
});

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page"]');
const textOf = async (path: string) => (await fetch(site + path)).text();

/** Inserts a block, writes its heading and waits for the canvas to show it. */
async function insertBlock(page: Page, input: UserInput, label: string, heading: string) {
  await input.write(page.getByLabel('Search blocks'), label);
  await input.press(page.locator('[data-block-type]').filter({ hasText: label }).first());
  await page.getByRole('complementary').getByRole('heading', { name: label }).waitFor();
  await input.write(page.getByLabel('Heading', { exact: true }).first(), heading);
  await canvasOf(page).getByRole('heading', { name: heading }).waitFor();
}

async function publish(page: Page, input: UserInput) {
  await page.getByText('Draft saved').waitFor();
  await input.press(page.getByRole('button', { name: 'Publish' }));
  // The steps have only a heading so far.
  const dialog = page.getByRole('dialog', { name: 'Some texts are placeholders' });
  await dialog.getByRole('button', { name: /^Steps, How it goes/ }).waitFor();
  await input.press(dialog.getByRole('button', { name: 'Publish anyway' }));
  await page.getByText('Published: visitors see it now').waitFor();
}

const createdSlug = () => {
  const slug = `selling-in-accra-${randomUUID().slice(0, 8)}`;
  createdSlugs.push(slug);
  return { slug, title: slug.replaceAll('-', ' '), suffix: slug.slice(-8) };
};
const pathOf = (slug: string) => `/locations/greater-accra/osu/${slug}`;
const screen = { viewport: { width: 1440, height: 900 } };

/** Creates the page whose title is written, and builds and publishes it in the first language. */
async function buildPage(page: Page, input: UserInput, slug: string, suffix: string): Promise<void> {
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe(slug);
  await input.press(page.getByRole('button', { name: 'Create page' }));
  await page.getByText('Will be inserted on the empty page').waitFor();
  expect((await fetch(`${site}/en-GH${pathOf(slug)}`)).status).toBe(404);
  await insertBlock(page, input, 'Call to action', `Sell well ${suffix}`);
  await insertBlock(page, input, 'Steps', `How it goes ${suffix}`);
  await publish(page, input);
  await expect.poll(() => textOf(`/en-GH${pathOf(slug)}`)).toContain(`Sell well ${suffix}`);
  expect(await textOf(`/en-US${pathOf(slug)}`)).toContain(`Sell well ${suffix}`);
}

it('network editor by keyboard › builds an office landing page in both languages from scratch to publication', () =>
  browser.inTab(screen, async (page) => {
    const input = byKeyboard(page);
    const { slug, title, suffix } = createdSlug();
    await signInTab(page, site, 'network-editor');
    await page.goto(`${site}/en-GH/locations/greater-accra/osu`);
    await input.press(page.getByRole('link', { name: 'Edit this page' }));
    await input.press(page.getByRole('link', { name: 'New page' }));
    await input.write(page.getByLabel('Title'), title);
    const offices = page.getByRole('combobox', { name: 'Search for an office' });
    await input.find(offices, 'Meridian Business Advisors Osu');
    await buildPage(page, input, slug, suffix);

    await input.press(page.getByRole('status').getByRole('link', { name: 'Open live page' }));
    await page.waitForURL(`${site}/en-GH${pathOf(slug)}`);
    await input.press(page.getByRole('link', { name: 'Edit this page' }));
    await page.waitForURL(`${site}/compose/en-GH${pathOf(slug)}`);
    await input.choose(page.getByLabel('Language'), 'English (United States)');
    await page.waitForURL(`${site}/compose/en-US${pathOf(slug)}`);
    await input.press(rowOf(page, new RegExp(`Sell well ${suffix}`)));
    await input.write(page.getByLabel('Heading', { exact: true }), `Sell smart ${suffix}`);
    await publish(page, input);
    await expect.poll(() => textOf(`/en-US${pathOf(slug)}`)).toContain(`Sell smart ${suffix}`);
    expect(await textOf(`/en-GH${pathOf(slug)}`)).toContain(`Sell well ${suffix}`);
  }));

it('office editor by mouse › is refused an address in use with what to do, and builds a landing page of their office', () =>
  browser.inTab(screen, async (page) => {
    const { slug, title, suffix } = createdSlug();
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose/new`);
    expect(await page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true);
    const offices = page.getByLabel('Belongs to').getByRole('option');
    expect(await offices.allTextContents()).toEqual(['Meridian Business Advisors Osu']);
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByText('Enter a title').waitFor();
    await page.getByLabel('Title').fill('Blog');
    await page.getByText('/locations/greater-accra/osu/blog is already used').waitFor();
    await page.getByLabel('Title').fill('Food businesses in Osu');
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByText('already has this address').waitFor();
    expect(await page.getByRole('link', { name: 'Edit that page' }).getAttribute('href')).toMatch(
      /^\/compose\/record\/\d+\?locale=en-GH$/,
    );
    await page.getByLabel('Title').fill(title);
    await buildPage(page, byMouse, slug, suffix);
  }));
