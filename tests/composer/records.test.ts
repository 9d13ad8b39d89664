import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { demoAccounts } from '../../lib/demo/demo-accounts';
import { type CmsClient, signInToCms } from '../support/cms-client';
import { rowOf } from '../support/composed-pages';
import { customPage, newSlug, saying } from '../support/custom-page';
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
      blocks: [saying('Known to staff alone')],
      _status: 'draft',
    },
  });
});
afterAll(() => cms.remove('pages', draft));

const canvasOf = (page: Page) => page.frameLocator('iframe[title="The page"]');
async function idOf(collection: string, where: Record<string, string>): Promise<number> {
  const asked = Object.entries(where).map(([field, value]) => `where[${field}][equals]=${value}`);
  const found = await cms.call(`/${collection}?${asked.join('&')}&depth=0&limit=1`, 'GET');
  const [{ id } = { id: 0 }] = idsSchema.parse(await found.json()).docs;
  return id;
}

it('a page that was never published is composed by its record, between the header and footer it will have', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose/record/${draft}`);
    await canvasOf(page).getByRole('heading', { name: 'Known to staff alone' }).waitFor();
    await canvasOf(page).getByRole('contentinfo').waitFor();
    expect(await page.getByRole('link', { name: 'View published' }).count()).toBe(0);
  }));

it.each(['Food Shops', 'later'])(
  'a published page is composed from where visitors find it while its draft has another address: %s',
  async (slug) => {
    const fields = customPage(newSlug(), [saying('Moves soon')]);
    const id = await cms.create('pages', fields);
    const to = { slug: slug === 'later' ? newSlug() : slug, _status: 'draft' };
    expect((await cms.update('pages', id, to, '&draft=true')).status).toBe(200);
    await browser.inTab(screen, async (page) => {
      await signInTab(page, site, 'network-editor');
      for (const way of [`en-GH/${fields.slug}`, `record/${id}`]) {
        await page.goto(`${site}/compose/${way}`);
        await canvasOf(page).getByRole('heading', { name: 'Moves soon' }).waitFor();
      }
    });
    await cms.remove('pages', id);
  },
);

/** What the draft's data is asked for with, at its own address, as the composer asks: Payload takes a session from the site's own pages alone. */
const askFilling = (page: Page) =>
  page.evaluate(
    async (body) => {
      const answer = await fetch('/compose/filling', { method: 'POST', body: JSON.stringify(body) });
      return { status: answer.status, text: await answer.text() };
    },
    {
      ...{ locale: 'en-GH', collection: 'pages', id: draft, nodes: [] },
      path: `/locations/greater-accra/osu/${draftSlug}`,
    },
  );

it('nobody composes a draft of another office, nor is told what is in it', async () => {
  const kumasi = demoAccounts.find(({ email }) => email.startsWith('kumasi'));
  if (!kumasi) throw new Error('The demo network has no editor in Kumasi');
  const { page, close } = await browser.openTab(screen);
  await signInTab(page, site, 'office-editor');
  await page.goto(`${site}/compose/record/${draft}`);
  expect(await askFilling(page)).toEqual({ status: 200, text: expect.stringContaining('Never published') });
  const { email, password } = kumasi;
  await page.context().clearCookies();
  await page.context().request.post(`${site}/cms-api/staff/login`, { data: { email, password } });
  await page.goto(`${site}/compose/record/${draft}`);
  await page.getByRole('heading', { name: 'No page of yours stands here' }).waitFor();
  expect(await page.content()).not.toContain('Never published');
  const other = await signInToCms(site, email, password);
  expect((await other.call(`/pages/${draft}/composing`, 'GET')).status).toBe(404);
  expect(await askFilling(page)).toEqual({ status: 404, text: expect.not.stringContaining('Never') });
  await close();
});

it('a page for all offices is looked at with an office of one’s choice', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'network-editor');
    const template = await idOf('pages', { route: 'LocationDetail', scope: 'network' });
    await page.goto(`${site}/compose/record/${template}?office=adum`);
    await page.waitForURL(`${site}/compose/en-GH/locations/ashanti/adum`);
    await canvasOf(page).getByText('Meridian Business Advisors Adum').first().waitFor();
    await page.getByRole('button', { name: /^Shown for: .*Adum$/ }).click();
    await page.getByRole('combobox', { name: 'Search for an office' }).fill('osu');
    await page.getByRole('option', { name: /Osu/ }).first().click();
    await page.waitForURL(`${site}/compose/en-GH/locations/greater-accra/osu`);
    await canvasOf(page).getByRole('heading', { level: 1 }).first().waitFor();
  }));

it('a section is composed on a page that shows it, in its place', () =>
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
    // It is what visitors see.
    await page.getByText('Published', { exact: true }).waitFor();

    const footer = await idOf('website-sections', { name: 'footer', scope: 'network' });
    await page.goto(`${site}/compose/section/${footer}`);
    await rowOf(page, /Site footer/).click();
    await canvasOf(page).locator('[data-block]').first().waitFor();
    await canvasOf(page).getByRole('heading', { level: 1 }).first().waitFor();
  }));
