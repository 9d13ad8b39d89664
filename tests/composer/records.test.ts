import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { demoAccounts } from '../../lib/demo/demo-accounts';
import { type CmsClient, signInToCms } from '../support/cms-client';
import { rowOf } from '../support/composed-pages';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1440, height: 900 } };
const idsSchema = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) });

let cms: CmsClient;
let draft: string | number;
const draftSlug = `draft-${randomUUID().slice(0, 8)}`;
beforeAll(async () => {
  cms = await signInAs(site, 'network-editor');
  draft = await cms.create('pages', {
    ...{ title: 'Never published', route: 'tribeCustomPage', scope: 'office', layout: 'default' },
    office: await cms.idOf('offices', 'slug', 'osu'),
    ...{
      slug: draftSlug,
      blocks: [headingBlock('Known to staff alone')],
      _status: 'draft',
    },
  });
});
afterAll(() => cms.remove('pages', draft));

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page"]');
async function idOf(collection: string, where: Record<string, string>): Promise<number> {
  const filter = Object.entries(where).map(([field, value]) => `where[${field}][equals]=${value}`);
  const response = await cms.call(`/${collection}?${filter.join('&')}&depth=0&limit=1`, 'GET');
  const [{ id } = { id: 0 }] = idsSchema.parse(await response.json()).docs;
  return id;
}

it('composer by record › hides a draft of another office', async () => {
  const kumasi = demoAccounts.find(({ email }) => email.startsWith('kumasi'));
  if (!kumasi) throw new Error('The demo network has no editor in Kumasi');
  const own = await signInAs(site, 'office-editor');
  const other = await signInToCms(site, kumasi.email, kumasi.password);
  const textOf = async (answer: Promise<Response>) => (await answer).text();
  const pageData = (of: CmsClient) =>
    of.open('/compose/page-data', {
      ...{ locale: 'en-GH', collection: 'pages', id: draft, nodes: [] },
      path: `/locations/greater-accra/osu/${draftSlug}`,
    });
  expect(await textOf(own.open(`/compose/record/${draft}`))).toContain('Never published');
  expect(await textOf(pageData(own))).toContain('Never published');
  const unavailable = await textOf(other.open(`/compose/record/${draft}`));
  expect(unavailable).toContain('Page not found');
  expect(unavailable).not.toContain('Never published');
  expect((await other.call(`/pages/${draft}/composing`, 'GET')).status).toBe(404);
  const refused = await pageData(other);
  expect([refused.status, await refused.text()]).toEqual([404, expect.not.stringContaining('Never')]);
});

it('composer by record › opens an unpublished page between its header and footer, where its address can be changed', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose/record/${draft}`);
    await canvasOf(page).getByRole('heading', { name: 'Known to staff alone' }).waitFor();
    await canvasOf(page).getByRole('contentinfo').waitFor();
    expect(await page.getByRole('link', { name: 'Open live page' }).count()).toBe(0);

    const bar = page.getByRole('banner');
    await bar.getByText(`/locations/greater-accra/osu/${draftSlug}`).waitFor();
    await bar.getByRole('button', { name: 'Change the address' }).click();
    const address = page.getByLabel('The last part of the address');
    await address.fill('reviews');
    await page.getByText('/locations/greater-accra/osu/reviews is already used').waitFor();
    await address.fill('found-by-all');
    await page.keyboard.press('Enter');
    await bar.getByText('/locations/greater-accra/osu/found-by-all').waitFor();
    await page.getByLabel('Description in search results').fill('Found without leaving the composer');
    await page.getByText('Saved in the draft').waitFor();
    const stored = await cms.call(`/pages/${draft}?draft=true&depth=0`, 'GET');
    expect(await stored.json()).toMatchObject({
      ...{ meta_description: 'Found without leaving the composer', slug: 'found-by-all', _status: 'draft' },
    });
  }));

it('composer by record › opens a published page at its public address while its draft has another one, valid or not', () =>
  browser.inTab(screen, async (page) => {
    const fields = customPage(newSlug(), [headingBlock('Moves soon')]);
    const id = await cms.create('pages', fields);
    const addresses = [`en-GH/${fields.slug}`, `record/${id}`];
    await signInTab(page, site, 'network-editor');
    for (const [slug, routes] of [
      ['Food Shops', addresses],
      [newSlug(), addresses.slice(1)],
    ] as const) {
      expect((await cms.update('pages', id, { slug, _status: 'draft' }, '&draft=true')).status).toBe(200);
      for (const route of routes) {
        await page.goto(`${site}/compose/${route}`);
        await canvasOf(page).getByRole('heading', { name: 'Moves soon' }).waitFor();
      }
    }
    await cms.remove('pages', id);
  }));

it('composer by record › previews a page template with a chosen office', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'network-editor');
    const template = await idOf('pages', { route: 'LocationDetail', scope: 'network' });
    await page.goto(`${site}/compose/record/${template}?office=adum`);
    await page.waitForURL(`${site}/compose/en-GH/locations/ashanti/adum`);
    await canvasOf(page).getByText('Meridian Business Advisors Adum').first().waitFor();
    await page.getByRole('button', { name: /^Preview for: .*Adum$/ }).click();
    await page.getByRole('combobox', { name: 'Search for an office' }).fill('osu');
    await page.getByRole('option', { name: /Osu/ }).first().click();
    await page.waitForURL(`${site}/compose/en-GH/locations/greater-accra/osu`);
    await canvasOf(page).getByRole('heading', { level: 1 }).first().waitFor();
  }));

it('composer by record › opens a section inside a page that shows it', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'network-editor');
    const shared = await idOf('website-sections', { name: 'talk-to-us', scope: 'network' });
    await page.goto(`${site}/compose/section/${shared}`);
    const heading = canvasOf(page).getByRole('heading', { name: 'Ask for a first talk' });
    await heading.waitFor();
    await canvasOf(page).getByRole('banner').first().waitFor();
    await canvasOf(page).getByRole('contentinfo').waitFor();
    await heading.click();
    await page.getByLabel('Heading', { exact: true }).fill('Tell us what you built');
    await canvasOf(page).getByRole('heading', { name: 'Tell us what you built' }).waitFor();
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await heading.waitFor();
    // The content equals the published one.
    await page.getByText('Published', { exact: true }).waitFor();

    const footer = await idOf('website-sections', { name: 'footer', scope: 'network' });
    await page.goto(`${site}/compose/section/${footer}`);
    await rowOf(page, /Site footer/).click();
    await canvasOf(page).locator('[data-block]').first().waitFor();
    await canvasOf(page).getByRole('heading', { level: 1 }).first().waitFor();
  }));
