import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { rowOf } from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareBrowser();
const site = inject('siteUrl');
const listSchema = z.object({ docs: z.array(z.object({ id: z.number() })) });

let cms: CmsClient;
beforeAll(async () => {
  cms = await signInAs(site, 'network-editor');
});
const made: string[] = [];
afterAll(async () => {
  for (const slug of made) {
    const found = await cms.call(`/pages?where[slug][equals]=${slug}&draft=true&depth=0`, 'GET');
    for (const { id } of listSchema.parse(await found.json()).docs) await cms.remove('pages', id);
  }
});

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page"]');
const textOf = async (path: string) => (await fetch(site + path)).text();

/** Puts a block in, gives it a heading and waits until it is stored. */
async function putIn(page: Page, label: string, heading: string) {
  await page.getByLabel('Search blocks').fill(label);
  await page.locator('[data-block-type]').filter({ hasText: label }).first().click();
  await page.getByRole('complementary').getByRole('heading', { name: label }).waitFor();
  await page.getByLabel('Heading', { exact: true }).first().fill(heading);
  await canvasOf(page).getByRole('heading', { name: heading }).waitFor();
}

async function publish(page: Page) {
  await page.getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published: visitors see it now').waitFor();
}

describe.each(['office-editor', 'network-editor'] as const)('%s', (role) => {
  it('builds an office’s landing page from nothing to what visitors see, in both languages', () =>
    browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const word = randomUUID().slice(0, 8);
      made.push(`selling-in-accra-${word}`);
      await signInTab(page, site, role);
      await page.goto(`${site}/en-GH/locations/greater-accra/osu`);
      await page.getByRole('link', { name: 'Edit this page' }).click();
      await page.getByRole('link', { name: 'New page' }).click();
      await page.getByLabel('Title').fill(`Selling in Accra ${word}`);
      if (role === 'network-editor')
        await page.getByLabel('Belongs to').selectOption({ label: 'Meridian Business Advisors Osu' });
      expect(await page.getByLabel('Address').inputValue()).toBe(`selling-in-accra-${word}`);
      await page.getByRole('button', { name: 'Make the page' }).click();
      await page.getByText('The next one goes on the empty page').waitFor();
      const path = `/locations/greater-accra/osu/selling-in-accra-${word}`;
      expect((await fetch(`${site}/en-GH${path}`)).status).toBe(404);

      await putIn(page, 'Call to action', `Sell well ${word}`);
      await putIn(page, 'Steps', `How it goes ${word}`);
      await publish(page);
      await page.getByRole('link', { name: 'Go to the page' }).click();
      await page.waitForURL(`${site}/en-GH${path}`);
      expect(await textOf(`/en-GH${path}`)).toContain(`Sell well ${word}`);
      expect(await textOf(`/en-US${path}`)).toContain(`Sell well ${word}`);

      await page.getByRole('link', { name: 'Edit this page' }).click();
      await page.waitForURL(`${site}/compose/en-GH${path}`);
      await page.getByLabel('Language').selectOption({ label: 'English (United States)' });
      await page.waitForURL(`${site}/compose/en-US${path}`);
      await rowOf(page, new RegExp(`Sell well ${word}`)).click();
      await page.getByLabel('Heading', { exact: true }).fill(`Sell smart ${word}`);
      await publish(page);
      await expect.poll(() => textOf(`/en-US${path}`)).toContain(`Sell smart ${word}`);
      expect(await textOf(`/en-GH${path}`)).toContain(`Sell well ${word}`);
    }));
});

describe('a new page', () => {
  it('gets no address that something else has: it says what to do', () =>
    browser.inTab({}, async (page) => {
      await signInTab(page, site, 'office-editor');
      await page.goto(`${site}/compose/new`);
      const offices = page.getByLabel('Belongs to').getByRole('option');
      expect(await offices.allTextContents()).toEqual(['Meridian Business Advisors Osu']);
      await page.getByRole('button', { name: 'Make the page' }).click();
      await page.getByText('Give the page a title').waitFor();
      await page.getByLabel('Title').fill('Blog');
      await page.getByText('A standard page has /locations/greater-accra/osu/blog').waitFor();
      await page.getByLabel('Title').fill('Food businesses in Osu');
      await page.getByRole('button', { name: 'Make the page' }).click();
      await page.getByText('has this address already').waitFor();
      await page.getByRole('link', { name: 'Work on that page' }).click();
      await page.waitForURL(`${site}/compose/en-GH/locations/greater-accra/osu/food-businesses-in-osu`);
      await page.getByRole('button', { name: 'On this page' }).waitFor();
    }));
});
