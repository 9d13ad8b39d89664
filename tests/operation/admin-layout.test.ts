import type { Locator, Page } from 'playwright';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { expectNoHorizontalScroll } from '../support/expect-no-horizontal-scroll';
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

it('record form opened from the composer › is fully visible at every width, with the link back above its fields', () =>
  browser.inTab({ viewport: { width: 360, height: 740 } }, async (page) => {
    await signInTab(page, site, 'office-editor');
    const office = `offices/${await cms.idOf('offices', 'slug', 'osu')}`;
    const from = encodeURIComponent('/compose/en-GH/locations/greater-accra/osu');
    await page.goto(`${site}/admin/collections/${office}?field=image&from=${from}`);
    // Never idle: Payload does not read the response to the preference of the opened tab, and Chromium
    // reports no end of a request whose body is not read.
    await page.locator('form[data-form-ready=true]').first().waitFor();
    const picture = page.locator('#field-image');
    await picture.getByRole('button', { name: /^Edit picture/ }).waitFor();
    await expectNoHorizontalScroll(page);
    const backButton = page.getByRole('button', { name: 'Back to the page' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      // Collapsing elements are animated.
      await vi.waitFor(() => expectFieldInSight(page, width), { timeout: 10_000 });
      expect(
        await backButton.evaluate((item) => getComputedStyle(item.closest('.doc-controls') ?? item).position),
      ).toBe('sticky');
    }
  }));

async function expectFieldInSight(page: Page, width: number): Promise<void> {
  const picture = page.locator('#field-image');
  const [note, field] = [await boxOf(page.locator('.composer-return-link')), await boxOf(picture)];
  expect(note.bottom).toBeLessThanOrEqual(field.top);
  for (const name of ['Publish changes', 'Save draft', 'Back to the page'])
    expect((await boxOf(page.getByRole('button', { name }))).right, name).toBeLessThan(width);
  const [about, out] = [/^Edit picture/, /^Remove picture/].map((name) =>
    picture.getByRole('button', { name }),
  );
  if (!about || !out) throw new Error('The picture has no buttons');
  expect([await isWideEnough(about), await isWideEnough(out)]).toEqual([true, true]);
  expect((await boxOf(out)).left - (await boxOf(about)).right).toBeGreaterThan(0);
}
