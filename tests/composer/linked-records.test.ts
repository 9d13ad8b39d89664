import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, openComposer, rowOf } from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const screen = { viewport: { width: 1440, height: 900 } };
const { createPage } = composedPages(site);

it('picture of an office › opens its record at the picture field, and refreshes the page data when the user returns', () =>
  browser.inTab(screen, async (page) => {
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose/en-GH/locations/greater-accra/osu`);
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.locator('main img').first().click();
    const change = page.getByRole('link', { name: /^Replace picture of/ });
    await change.waitFor();
    const [form] = await Promise.all([page.waitForEvent('popup'), change.click()]);
    await form.locator('#field-image').waitFor();
    await expect
      .poll(() => form.evaluate(() => document.activeElement?.closest('#field-image') !== null))
      .toBe(true);
    await form.getByText('go back to the page in the composer').waitFor();
    await Promise.all([
      form.waitForEvent('close'),
      form.getByRole('button', { name: 'Back to the page' }).click(),
    ]);
    const read = page.waitForResponse((answer) => answer.url().endsWith('/compose/page-data'));
    // In headless mode a tab never becomes hidden.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await read;
  }));

it('picture of another office › explains why it cannot be replaced', () =>
  browser.inTab(screen, async (page) => {
    const { path } = await createPage('of-others', [
      {
        ...{ id: 'all', type: 'listing-grid', version: 0, props: { heading: 'Everywhere' } },
        bind: { source: 'listings', query: { limit: 12 } },
      },
    ]);
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose${path}`);
    await rowOf(page, /Everywhere/).click();
    await page.getByText(/^Its \d+ pictures$/).click();
    await page.getByText('This listing belongs to another office').first().waitFor();
  }));

it('page address › is edited next to the title before the first publication, and conflicts are reported', () =>
  browser.inTab(screen, async (page) => {
    const cms = await signInAs(site, 'network-editor');
    const office = await cms.idOf('offices', 'slug', 'osu');
    const pageFields = { route: 'tribeCustomPage', scope: 'office', office, layout: 'default' };
    const id = await cms.create('pages', {
      ...{ title: 'To be found', ...pageFields, slug: 'to-be-found', blocks: [], _status: 'draft' },
    });
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose/record/${id}`);
    await page.getByRole('banner').getByText('/locations/greater-accra/osu/to-be-found').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Change the address' }).click();
    const address = page.getByLabel('The last part of the address');
    await address.fill('reviews');
    await page.getByText('/locations/greater-accra/osu/reviews is already used').waitFor();
    await address.fill('found-by-all');
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByText('/locations/greater-accra/osu/found-by-all').waitFor();
    await page.getByLabel('Description in search results').fill('Found without leaving the composer');
    await page.getByText('Saved in the draft').waitFor();
    const stored = await cms.call(`/pages/${id}?draft=true&depth=0`, 'GET');
    expect(await stored.json()).toMatchObject({
      ...{ meta_description: 'Found without leaving the composer', slug: 'found-by-all', _status: 'draft' },
    });
    await cms.remove('pages', id);
  }));

it('typed link address › is reported when nothing exists there, and becomes a link to a page that exists', () =>
  browser.inTab(screen, async (page) => {
    const { path } = await createPage('typed-address');
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose${path}`);
    await rowOf(page, /First heading/).click();
    const address = page.getByLabel('A web address');
    await address.fill('/abuot-us');
    await page.getByText('No page exists at this address').waitFor();
    await address.fill('/locations/greater-accra/osu');
    await page.getByRole('button', { name: /^Link to “.*Osu/ }).click();
    await page.getByLabel('Link to').first().waitFor();
    expect(await page.getByLabel('Link to').first().inputValue()).toBe('office');
    await page.getByLabel('Link to').first().selectOption('A telephone number');
    await page.getByLabel('A telephone number').fill('024 412 3456');
    await page.getByText('International format: +233244123456').waitFor();
  }));

/**
 * Whether the focused control is covered by the status of its data source; null when there is no status next
 * to it.
 */
const isCovered = (control: Element): boolean | null => {
  const card = control.closest('[data-path="bind"]')?.querySelector(':scope > [role="status"]');
  const [controlBox, cardBox] = [
    (control.closest('label') ?? control).getBoundingClientRect(),
    card?.getBoundingClientRect(),
  ];
  return cardBox === undefined
    ? null
    : controlBox.top < cardBox.bottom - 1 && controlBox.bottom > cardBox.top + 1;
};

it('data source form › its status never covers the control focused with Shift+Tab', async () => {
  const grid = {
    id: 'grid',
    type: 'listing-grid',
    version: 0,
    props: {},
    bind: { source: 'listings', query: {} },
  };
  const { path } = await createPage('gone-back-in', [callToAction('first', 'First heading'), grid]);
  await browser.inTab({}, async (page) => {
    const { choose } = await openComposer(page, site, path, 'office-editor');
    await choose('Listing');
    await page.getByText(/^\d+ listings/).waitFor();
    await page.getByLabel('Text for an empty list').focus();
    const covered: (boolean | null)[] = [];
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      covered.push(await page.locator(':focus').evaluate(isCovered));
    }
    // Controls inside and outside the data source form were both reached.
    expect([...new Set(covered)].toSorted()).toEqual([false, null]);
  });
});
