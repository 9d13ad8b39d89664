import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { rowOf } from '../support/composed-pages';
import { byKeyboard, byMouse, type Hands } from '../support/hands';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
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
async function putIn(page: Page, hands: Hands, label: string, heading: string) {
  await hands.write(page.getByLabel('Search blocks'), label);
  await hands.press(page.locator('[data-block-type]').filter({ hasText: label }).first());
  await page.getByRole('complementary').getByRole('heading', { name: label }).waitFor();
  await hands.write(page.getByLabel('Heading', { exact: true }).first(), heading);
  await canvasOf(page).getByRole('heading', { name: heading }).waitFor();
}

async function publish(page: Page, hands: Hands) {
  await page.getByText('Draft saved').waitFor();
  await hands.press(page.getByRole('button', { name: 'Publish' }));
  // Of the steps nothing is said but their heading.
  const asked = page.getByRole('dialog', { name: 'Not all of it is written yet' });
  await asked.getByRole('button', { name: /^Steps, How it goes/ }).waitFor();
  await hands.press(asked.getByRole('button', { name: 'Publish it as it is' }));
  await page.getByText('Published: visitors see it now').waitFor();
}

/** Each role and each means once; the network's editor besides chooses the office. */
const ways = [
  ['network-editor', 'keyboard'],
  ['office-editor', 'mouse'],
] as const;

describe.each(ways)('%s by %s', (role, means) => {
  it('builds an office’s landing page from nothing to what visitors see, in both languages', () =>
    browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const hands = means === 'mouse' ? byMouse : byKeyboard(page);
      const word = randomUUID().slice(0, 8);
      made.push(`selling-in-accra-${word}`);
      await signInTab(page, site, role);
      await page.goto(`${site}/en-GH/locations/greater-accra/osu`);
      await hands.press(page.getByRole('link', { name: 'Edit this page' }));
      await hands.press(page.getByRole('link', { name: 'New page' }));
      await hands.write(page.getByLabel('Title'), `Selling in Accra ${word}`);
      if (role === 'network-editor') {
        const offices = page.getByRole('combobox', { name: 'Search for an office' });
        await hands.find(offices, 'Meridian Business Advisors Osu');
      }
      await expect.poll(() => page.getByLabel('Address').inputValue()).toBe(`selling-in-accra-${word}`);
      await hands.press(page.getByRole('button', { name: 'Make the page' }));
      await page.getByText('The next one goes on the empty page').waitFor();
      const path = `/locations/greater-accra/osu/selling-in-accra-${word}`;
      expect((await fetch(`${site}/en-GH${path}`)).status).toBe(404);

      await putIn(page, hands, 'Call to action', `Sell well ${word}`);
      await putIn(page, hands, 'Steps', `How it goes ${word}`);
      await publish(page, hands);
      await hands.press(page.getByRole('link', { name: 'Go to the page' }));
      await page.waitForURL(`${site}/en-GH${path}`);
      expect(await textOf(`/en-GH${path}`)).toContain(`Sell well ${word}`);
      expect(await textOf(`/en-US${path}`)).toContain(`Sell well ${word}`);

      await hands.press(page.getByRole('link', { name: 'Edit this page' }));
      await page.waitForURL(`${site}/compose/en-GH${path}`);
      await hands.choose(page.getByLabel('Language'), 'English (United States)');
      await page.waitForURL(`${site}/compose/en-US${path}`);
      await hands.press(rowOf(page, new RegExp(`Sell well ${word}`)));
      await hands.write(page.getByLabel('Heading', { exact: true }), `Sell smart ${word}`);
      await publish(page, hands);
      await expect.poll(() => textOf(`/en-US${path}`)).toContain(`Sell smart ${word}`);
      expect(await textOf(`/en-GH${path}`)).toContain(`Sell well ${word}`);
    }));
});

describe('a new page', () => {
  it('gets no address that something else has: it says what to do', () =>
    browser.inTab({}, async (page) => {
      await signInTab(page, site, 'office-editor');
      await page.goto(`${site}/compose/new`);
      expect(await page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true);
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
