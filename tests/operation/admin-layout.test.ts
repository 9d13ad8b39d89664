import type { Locator } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(site, 'network-admin');
});

const boxOf = (item: Locator) =>
  item.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });
const isWideEnough = async (item: Locator) => {
  const { width, height } = await boxOf(item);
  return Math.min(width, height) >= 24;
};

it.each([360, 1280])(
  'record form opened from the composer › is fully visible at %i px, with the link back above its fields',
  (width) =>
    browser.inTab({ viewport: { width, height: 740 } }, async (page) => {
      await signInTab(page, site, 'office-editor');
      const office = `offices/${await cms.idOf('offices', 'slug', 'osu')}`;
      const from = encodeURIComponent('/compose/en-GH/locations/greater-accra/osu');
      await page.goto(`${site}/admin/collections/${office}?field=image&from=${from}`);
      // Never idle: Payload does not read the response to the preference of the opened tab, and Chromium
      // reports no end of a request whose body is not read.
      await page.locator('form[data-form-ready=true]').first().waitFor();
      const picture = page.locator('#field-image');
      await picture.getByRole('button', { name: /^Edit picture/ }).waitFor();
      const backButton = page.getByRole('button', { name: 'Back to the page' });
      expect(
        await backButton.evaluate((item) => getComputedStyle(item.closest('.doc-controls') ?? item).position),
      ).toBe('sticky');
      const [note, field] = [await boxOf(page.locator('.composer-return-link')), await boxOf(picture)];
      expect(note.bottom).toBeLessThanOrEqual(field.top);
      for (const name of ['Publish changes', 'Save Draft', 'Back to the page'])
        expect((await boxOf(page.getByRole('button', { name }))).right, name).toBeLessThan(width);
      const [about, out] = [/^Edit picture/, /^Remove picture/].map((name) =>
        picture.getByRole('button', { name }),
      );
      if (!about || !out) throw new Error('The picture has no buttons');
      expect([await isWideEnough(about), await isWideEnough(out)]).toEqual([true, true]);
      expect((await boxOf(out)).left - (await boxOf(about)).right).toBeGreaterThan(0);
    }),
);

it('admin › shows the focus ring of the search field, and targets of at least 24 px in lists and on the dashboard', () =>
  browser.inTab({}, async (page) => {
    await signInTab(page, site, 'network-editor');
    await page.goto(`${site}/admin/collections/offices`, { waitUntil: 'networkidle' });
    const search = page.getByRole('textbox', { name: /^Search by/ });
    await search.focus();
    const ring = () => page.locator('.search-bar').evaluate((bar) => getComputedStyle(bar).outlineStyle);
    await expect.poll(ring).toBe('solid');
    expect(await isWideEnough(page.locator('.sort-column__button').first())).toBe(true);
    await page.goto(`${site}/admin`, { waitUntil: 'networkidle' });
    expect(await isWideEnough(page.locator('.card__actions a').first())).toBe(true);
  }));
