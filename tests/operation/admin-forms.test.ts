import type { Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { expectNoHorizontalScroll } from '../support/expect-no-horizontal-scroll';
import { openForm, signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
let cms: CmsClient;
let osu: string | number;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
  osu = await cms.idOf('offices', 'slug', 'osu');
});

const form = (page: Page, path: string) => openForm(page, `${site}/admin/collections/${path}`);
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const hoursSchema = z.object({
  opening_hours: z.object({
    tribe_opening_hours: z.array(
      z.object({ day: z.string(), opens: z.string().nullable(), closes: z.string().nullable() }),
    ),
  }),
});

it('office form › shows an editor their fields and the public page, and takes opening hours by keyboard', () =>
  browser.inTab({}, async (page) => {
    const stored = hoursSchema.parse(await (await cms.call(`/offices/${osu}?depth=0`, 'GET')).json());
    await signInTab(page, site, 'office-editor');
    await form(page, `offices/${osu}`);
    await page.getByLabel('WhatsApp').waitFor();
    const siteLink = page.getByRole('link', { name: 'Open live page' });
    expect(await siteLink.getAttribute('href')).toBe('/en-GH/locations/greater-accra/osu');
    await page.locator('#field-organic_number').fill('030 274 7453');
    await page.getByText('Visitors see 030 274 7453, the website number').waitFor();
    await page.locator('#field-organic_number').fill('');
    await page.getByText(/Visitors see 030 27\d \d+, the telephone\./).waitFor();
    expect(await tab(page, 'Network').count()).toBe(0);
    expect(await page.getByText('Latitude').count()).toBe(0);
    await tab(page, 'Introduction').click();
    await page.locator('#field-heading').waitFor();
    await tab(page, 'Search engines').click();
    await page.getByLabel('Title in search results').waitFor();
    expect(await page.getByText('Campaign numbers').count()).toBe(0);

    await tab(page, 'Opening hours').press('Enter');
    await page.getByRole('rowheader', { name: 'Monday' }).waitFor();
    const time = (name: string) => page.getByLabel(name, { exact: true });
    await time('Monday opens').fill('0830');
    await time('Monday opens').press('Tab');
    await time('Monday closes').fill('noon');
    await page.keyboard.press('Tab');
    await page.getByText('Write the time as 8:00, 0800 or 8 am', { exact: true }).waitFor();
    await time('Monday closes').fill('04:00');
    await page.keyboard.press('Tab');
    await page.getByText('Closing time 04:00 is before opening time 08:30').waitFor();
    await time('Monday closes').fill('4');
    await page.keyboard.press('Tab');
    expect(await time('Monday closes').inputValue()).toBe('16:00');
    expect(await time('Monday opens').inputValue()).toBe('08:30');
    await page.getByRole('button', { name: 'Copy Monday to weekdays' }).press('Enter');
    await page.getByText('Monday’s hours copied to Tuesday to Friday').waitFor();
    await time('Friday closed').press('Space');
    await page.getByRole('button', { name: 'Save draft' }).press('Enter');
    const saved = async () => {
      const response = await cms.call(`/offices/${osu}?depth=0&draft=true`, 'GET');
      return hoursSchema.parse(await response.json()).opening_hours.tribe_opening_hours;
    };
    await expect
      .poll(async () => (await saved())[3])
      .toMatchObject({ day: 'thursday', opens: '08:30', closes: '16:00' });
    expect((await saved())[4]).toMatchObject({ day: 'friday', opens: null, closes: null });
    await cms.update('offices', osu, { ...stored, _status: 'published' });
  }));

it('listing form › accepts amounts in cedis, rejects incomplete ones, finds agents by either name, and derives the slug from the title', async () => {
  const { page, complaints, close } = await browser.openTab({});
  try {
    await signInTab(page, site, 'office-editor');
    await form(page, 'listings/create');
    await page.getByRole('heading', { name: 'New listing', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    await page.locator('#field-title').fill('Water works, Ho');
    await page.locator('#field-listing_number').fill('MBA-9901');
    await page.locator('#field-summary').fill('Sachet water for the town.');
    await page.locator('#field-description').fill('A going concern.');
    expect(await page.locator('datalist option[value="Bakeries"]').count()).toBe(1);
    await page.locator('#field-category').fill(' BAKERIES ');
    await page.keyboard.press('Tab');
    expect(await page.locator('#field-category').inputValue()).toBe('Bakeries');
    await tab(page, 'Figures').click();
    await page.getByLabel('Asking price').fill('a lot');
    await tab(page, 'Location and agent').click();
    await page.locator('#field-location').fill('Ho, Volta');
    await page.locator('#field-region .rs__input').fill('Volta');
    await page.getByRole('option', { name: 'Volta' }).click();
    await page.locator('#field-agent .rs__input').fill('Tetteh');
    await page.getByRole('option', { name: 'Naa Dedei Tetteh' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    // The tab shows the number of its errors.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Figures \d/ })
      .click();
    await page.getByText('Enter an amount, such as 1,250,000 or 99.50', { exact: true }).waitFor();
    await page.getByText('Figures > Asking price: Enter an amount').waitFor();
    expect(await page.getByLabel('Asking price').inputValue()).toBe('a lot');
    await page.getByLabel('Asking price').fill('1,250,000.5');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.waitForURL(/\/listings\/\d+/);
    await expect
      .poll(async () => {
        const response = await cms.call('/listings?where[listing_number][equals]=MBA-9901&depth=0', 'GET');
        const schema = z.object({
          docs: z.array(z.object({ slug: z.string(), asking_price: z.number().nullable() })),
        });
        return schema.parse(await response.json()).docs;
      })
      .toEqual([{ slug: 'water-works-ho-mba-9901', asking_price: 125_000_050 }]);
    await cms.remove('listings', await cms.idOf('listings', 'listing_number', 'MBA-9901'));
    // The browser logs the refusal as a failed request.
    expect(complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
  } finally {
    await close();
  }
});

it('redirect form › belongs to the office of its editor, has no patterns, and fits a small window', () =>
  browser.inTab({}, async (page) => {
    const pattern = page.getByText('Use :name as a placeholder');
    await signInTab(page, site, 'office-editor');
    await form(page, 'redirects/create');
    await page.locator('#field-office').getByText('Meridian Business Advisors Osu').waitFor();
    await page.getByLabel('Temporary').check();
    expect(await page.getByLabel('Permanent').isChecked()).toBe(false);
    expect(await pattern.count()).toBe(0);
    await expectNoHorizontalScroll(page);
  }));
